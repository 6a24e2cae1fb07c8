import { ContentError, type ContentFault } from '@/content/schema/fault'

/** Matches a message to an owner, which starts with a file of the content or an environment variable. */
const PLACE = /^(content\/[^\s:,]+|the variable \w+)(?:, field (\S+))?(?: \((".*?")\))?:? (.+)$/s

/** Converts the error of any check to faults. */
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

/** Returns the fault for an error in the owner's code, such as an undefined name. The stack names the file. */
function codeFault(error: unknown, message: string): ContentFault {
  const stack = (error instanceof Error && error.stack) || ''
  const [, file, line] = /(?:\/|\()(content\/[\w-]+\.ts):(\d+)/.exec(stack.replaceAll('\\', '/')) ?? []
  if (!file) return { file: 'content', message }
  return { file, line: Number(line), message: `cannot be read: ${message}. Fix that line.` }
}
