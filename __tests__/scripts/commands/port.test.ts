import { createServer } from 'node:net'
import { findPortProblem } from '@/scripts/commands/port.mjs'

test.each(['-1', '0', '65536', '3000;'])('--port %s is not a port', async (port) => {
  expect(await findPortProblem(port)).toContain('is not a port. Write a whole number')
})

test('a port in use is reported with a free one to try', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => resolve((other.address() as { port: number }).port))
  })
  expect(await findPortProblem(String(port))).toMatch(/Another program uses port.*npm start -- --port \d+/)
  await new Promise((resolve) => other.close(resolve))
  expect(await findPortProblem(String(port))).toBeUndefined()
})
