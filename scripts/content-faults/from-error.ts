import { ContentError, type ContentFault } from '../../content/fault'

/** What a message to an owner begins with: a file of the content, or an environment variable. */
const PLACE = /^(content\/[^\s:,]+|the variable \w+)(?:, field (\S+))?(?: \((".*?")\))?:? (.+)$/s

/** Returns the faults that an error of a check stands for, whatever code it comes from. */
export function faultsFrom(error: unknown): readonly ContentFault[] {
  if (error instanceof ContentError) return error.faults
  const message = error instanceof Error ? error.message : String(error)
  const lines = message.split('\n')
  if (lines.every((line) => PLACE.test(line))) return lines.flatMap(faultFromLine)
  return [codeFault(error, message)]
}

function faultFromLine(line: string): ContentFault[] {
  const [, file = '', field, value, message = ''] = PLACE.exec(line) ?? []
  return [{ file, ...(field && { field }), ...(value && { value }), message }]
}

/** The owner's own code failed, such as a name that is not defined: the stack leads to the file. */
function codeFault(error: unknown, message: string): ContentFault {
  const stack = (error instanceof Error && error.stack) || ''
  const [, file, line] = /(?:\/|\()(content\/[\w-]+\.ts):(\d+)/.exec(stack.replaceAll('\\', '/')) ?? []
  if (!file) return { file: 'content', message }
  return { file, line: Number(line), message: `cannot be read: ${message}. Fix that line.` }
}
