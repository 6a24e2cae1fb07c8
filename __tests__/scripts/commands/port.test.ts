import { createServer } from 'node:net'
import { portComplaint } from '../../../scripts/commands/port.mjs'

test.each(['-1', '0', '65536', '3000;'])('PORT=%s is no port', async (port) => {
  expect(await portComplaint(port)).toContain('is not a port. Give a whole number')
})

test('a taken port is named, with another to try', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => resolve((other.address() as { port: number }).port))
  })
  expect(await portComplaint(String(port))).toMatch(/is taken by another program.*PORT=\d+ npm start/)
  await new Promise((resolve) => other.close(resolve))
  expect(await portComplaint(String(port))).toBeUndefined()
})
