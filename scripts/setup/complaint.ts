import type { z } from 'zod'

/** What the schema says against an answer, if anything. */
export function complaint(schema: z.ZodType, value: unknown): string | undefined {
  const result = schema.safeParse(value)
  return result.success ? undefined : `This ${result.error.issues[0]?.message ?? 'is not possible'}`
}
