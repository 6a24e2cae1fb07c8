import { writeFileSync } from 'node:fs'
import { hashContent } from '@/scripts/doctor/sample'

/** `node scripts/run.mjs sample`: for maintainers who changed the sample. Updates the list that the doctor uses to recognize the sample. */
writeFileSync('scripts/doctor/sample.json', `${JSON.stringify(hashContent(), null, 2)}\n`)
