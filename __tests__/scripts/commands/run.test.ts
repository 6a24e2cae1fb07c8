import { run } from '@/scripts/commands/run'

test('a reader who closes the output early, such as head, does not stop a command', async () => {
  let isDone = false
  await run(() => {
    process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    isDone = true
  })
  expect(isDone).toBe(true)
})
