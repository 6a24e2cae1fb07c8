import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

/**
 * A loader for the modules of `content/` in development: it returns each as it was when the content last passed its check.
 *
 * @this {{ resourcePath: string, getOptions(): { file: string }, addDependency(file: string): void }}
 * @param {string} source what the owner has written since
 */
export default function checkedSource(source) {
  const { file } = this.getOptions()
  // The module is compiled again when this file changes.
  this.addDependency(file)
  const name = relative(process.cwd(), this.resourcePath).split(sep).join('/')
  return JSON.parse(readFileSync(file, 'utf8'))[name] ?? source
}
