import { createServer } from 'node:net'
import { freePort, readPort } from '@/scripts/commands/port'

test.each(['-1', '0', '65536', '3000;'])('--port %s is not a port', async (port) => {
  await expect(readPort(port)).rejects.toThrow('is not a port. Write a whole number')
})

test('a port in use is reported with a free one to try', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(port, resolve)
  })
  await expect(readPort(String(port))).rejects.toThrow(/Another program uses port.*such as --port \d+/)
  await new Promise((resolve) => other.close(resolve))
  expect(await readPort(String(port))).toBe(port)
})
