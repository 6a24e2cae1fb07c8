declare module '@jsonresume/schema' {
  /** @param done receives the faults, or `null` */
  export function validate(resume: unknown, done: (faults: unknown) => void): void
}
