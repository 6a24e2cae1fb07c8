import type { LanguageInput } from './schema'

/** Languages you speak, in the order they are shown. No entries, no such part. */
export const languages: LanguageInput[] = []
