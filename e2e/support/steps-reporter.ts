import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Says at the end of a run after how many steps of journeys and walks it was asked whether all holds that must always hold. */
export default class StepsReporter implements Reporter {
  #steps = 0

  onTestEnd({ annotations }: TestCase) {
    for (const { type, description } of annotations) if (type === 'steps') this.#steps += Number(description)
  }

  onEnd() {
    process.stdout.write(`  ${this.#steps} steps, after each of which all held that must always hold\n`)
  }
}
