// Replaces `server-only` in scripts and tests. Next has its own, which fails a build that sends the module to the browser.
