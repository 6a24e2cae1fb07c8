/** An import that cannot be used: what is wrong with which file, and what to do. Nothing has been written by then. */
export class ImportError extends Error {
  constructor(file: string, message: string) {
    super(`${file} ${message} Nothing was written.`)
    this.name = 'ImportError'
  }
}
