/** Runs a command. An error prints its message without a stack trace and ends with code 1. */
export async function run(step: () => Promise<void> | void): Promise<void> {
  // `npm run setup | head` closes the output before the command has written its files.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    await step()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
