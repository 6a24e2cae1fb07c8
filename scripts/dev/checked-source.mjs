import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

/**
 * A loader for the modules of `content/` in development. Returns the version of a module that last passed the check.
 *
 * @this {{ resourcePath: string, getOptions(): { file: string }, addDependency(file: string): void }}
 * @param {string} source the current text of the module
 */
export default function checkedSource(source) {
  const { file } = this.getOptions()
  // The module is compiled again when this file changes.
  this.addDependency(file)
  const name = relative(process.cwd(), this.resourcePath).split(sep).join('/')
  return JSON.parse(readFileSync(file, 'utf8'))[name] ?? source
}
