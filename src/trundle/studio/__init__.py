"""`trundle studio`: an editor for scenario files in the browser, which runs them while they are written.

    serve.py   the server on this machine alone, and the link that opens it
    guard.py   who may ask: Host, Origin, cookie, sizes, headers of every answer
    app.py     the requests it answers
    shelf.py   the files below one folder, and nothing else
    worker.py  a process that reads and runs texts, and can be killed
    work.py    what that process does
    page/      the built page; its source is studio/ of the source tree (`make studio`)

A text is read by `trundle.scenario` and by nothing else; nothing in it is executed.
"""
