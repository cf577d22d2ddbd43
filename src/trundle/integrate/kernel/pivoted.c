double pivoted_rhs(fun terms, i64 n, i64 m, double *t, double *y, double *p, double *out, double *buffer, double *work) { return NAN; }
