// Replaces `server-only` in scripts and tests. Next has its own, which only throws in the client bundle.
