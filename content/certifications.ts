import type { CertificationInput } from './schema'

/** Certificates, in the order they are shown. No entries, no such part. */
export const certifications: CertificationInput[] = []
