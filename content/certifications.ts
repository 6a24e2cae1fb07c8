import type { CertificationInput } from './schema'

/** Certificates, in any order: the page shows the newest first. */
export const certifications: CertificationInput[] = []
