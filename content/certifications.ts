import type { CertificationInput } from '@/content/schema/content'

/** Certificates, in any order: the page shows the newest first. */
export const certifications: CertificationInput[] = []
