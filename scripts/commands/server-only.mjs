// Replaces `server-only` outside of Next, which has it built in: scripts and tests may import what only clients may not.
