import { writeFileSync } from 'node:fs'
import { hashContent } from '@/scripts/doctor/sample'

/** `node scripts/run.mjs sample` updates the list that the doctor identifies the sample with. */
writeFileSync('scripts/doctor/sample.json', `${JSON.stringify(hashContent(), null, 2)}\n`)
