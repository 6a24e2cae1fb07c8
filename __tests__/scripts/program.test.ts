import { runProgram } from '@/scripts/program'

test('a command that hangs is stopped after its bound and named', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const hanging = [process.execPath, '-e', 'setInterval(() => {}, 1000)']
  expect(runProgram(hanging, { minutes: 0.002 })).toBe(false)
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/setInterval.*was stopped.*0\.002 minutes/))
})
