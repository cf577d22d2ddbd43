"""The command line: `trundle`.

    main        from arguments to an exit code; errors in words
    arguments   what may be typed
    outcome     what a command gives back: words, data for --json, an exit code
    progress    a bar, or lines, when something takes long
    scenarios   list, new, check, schema, and finding what `run` is to run
    run         run, and the files it writes
    sweep       many runs, and their parts
    table       the rows of a sweep, for a terminal
    facts       a motion as plain data
    show        the 3D page of a stored motion
    papers      reproduce, bench

Everything that computes is imported inside the commands, so that `trundle --help` is quick.
"""
