import { writeFileSync } from 'node:fs'
import { hashContent } from '@/scripts/doctor/sample'

/** `node scripts/run.mjs sample` updates the list by which the doctor knows the sample. */
writeFileSync('scripts/doctor/sample.json', `${JSON.stringify(hashContent(), null, 2)}\n`)
