import type { LanguageInput } from './schema'

/** Languages you speak, in the order they are shown. */
export const languages: LanguageInput[] = []
