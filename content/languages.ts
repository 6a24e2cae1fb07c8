import type { LanguageInput } from '@/content/schema/content'

/** Languages you speak, in the order they are shown. */
export const languages: LanguageInput[] = []
