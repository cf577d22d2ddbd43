"""A native program called many times from native code, by address, as the integrator calls it."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

import numpy as np

from trundle.compiled.native import NativeFunction, compile_texts

LOOP = """
define void @often(ptr %f, i64 %count, ptr %t, ptr %y, ptr %p, ptr %out, ptr %work) {
begin:
  br label %loop
loop:
  %i = phi i64 [0, %begin], [%next, %loop]
  call void %f(ptr %t, ptr %y, ptr %p, ptr %out, ptr %work)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""


@functools.cache
def _often() -> tuple[Any, Any]:
    code = compile_texts({"often": LOOP}, fast=["often"], cache=False)
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, *[ctypes.c_void_p] * 5)
    return kind(code.address("often")), code


def call_often(function: NativeFunction, count: int, y: np.ndarray, p: np.ndarray) -> np.ndarray:
    """Call f(t, y, p) so many times, at t = 0; what it gives."""
    out, work = np.zeros(function.size_out), np.zeros(max(function.n_work, 1))
    arrays = (np.zeros(1), y, p, out, work)
    _often()[0](function.address, count, *(a.ctypes.data for a in arrays))
    return out
