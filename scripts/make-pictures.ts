import { availableParallelism, constants, setPriority } from 'node:os'
import { pictureFile, pictureFileNames } from '../components/pictures/site-pictures'
import { run } from './run'

/**
 * Makes the pictures while `next build` compiles, which leaves a part of the processors idle. What it has not made when
 * the pages are rendered, the pages' own processes make, from the first on; so this begins with the last.
 */
await run(async () => {
  setPriority(constants.priority.PRIORITY_LOW)
  const waiting = pictureFileNames.toReversed().values()
  const worker = async () => {
    for (const name of waiting) await pictureFile(name)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
})
