import { isSample } from '@/scripts/check/is-sample'
import { diagnose } from '@/scripts/doctor/diagnose'
import { annotations, type Diagnosis } from '@/scripts/doctor/report'
import { publishReport, type Report } from '@/scripts/github/actions'
import { describeFailure, planDeployment, readPages } from '@/scripts/github/deployment'

/** A step of `.github/workflows/deploy.yml`: decides whether the commit is published. */
publishReport(await plan(), process.env)

async function plan(): Promise<Report> {
  try {
    return await planDeployment({
      variables: process.env,
      isSample: await isSample(),
      readPages: () => readPages(process.env),
      diagnose: diagnoseFor,
    })
  } catch (error) {
    return describeFailure(error)
  }
}

/** Examines the content for an address. GitHub reads the annotations in the log. */
async function diagnoseFor(address: string): Promise<Diagnosis> {
  process.env.SITE_URL = address
  const diagnosis = await diagnose(false)
  console.log(annotations(diagnosis))
  return diagnosis
}
