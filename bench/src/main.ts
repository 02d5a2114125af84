import { parseArgs } from 'node:util'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import { browserPath } from '@headframe/tools/find-browser.ts'
import { measureAdministration } from './administration.ts'
import {
  measureCompanyCalls,
  measureDatabaseRead,
  measureJsonCall,
  measureSignIns,
} from './calls.ts'
import { meets, print } from './figures.ts'
import type { Figure } from './figures.ts'
import { measureAlerts } from './alerts.ts'
import { measureCommunities } from './communities.ts'
import { measureDocuments } from './documents.ts'
import { measureFirstLoads } from './first-load.ts'
import { measureHonestResumes } from './honest-resumes/measure-honest-resumes.ts'
import { measureJobs } from './jobs.ts'
import { measureScreens } from './lighthouse.ts'
import { measureMatches } from './matches.ts'
import { measureFreshMatching, measureMatchingQuality } from './matching-quality.ts'
import { startProduct } from './product.ts'
import type { RunningProduct } from './product.ts'
import { measureProfiles } from './profiles.ts'
import { measureResumes } from './resumes.ts'
import { measureScans } from './scans.ts'

/**
 * What the product costs, as ratios in one run, and how well it reads. `npm run bench -- calls`
 * measures one group only; `-- resumes --verbose` also names what was misread, and with
 * `--seed word` it is other people's resumes; `-- honest-resumes` reads those that others made.
 * `-- fresh-matching` runs by its name alone: at releases only, and never while choosing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const [wanted] = positionals
const figures: Figure[] = []

function tell(measured: Figure | Figure[]): void {
  for (const figure of [measured].flat()) {
    print(figure)
    figures.push(figure)
  }
}

const wants = (group: string): boolean => wanted === undefined || wanted === group

if (wants('resumes')) {
  tell(await measureResumes({ isVerbose: values.verbose, seed: values.seed }))
  tell(await measureScans())
}
if (wants('honest-resumes')) {
  tell(await measureHonestResumes({ isVerbose: values.verbose }))
}
if (wants('matching')) tell(measureMatchingQuality())
if (wanted === 'fresh-matching') tell(measureFreshMatching())
if (wants('matches')) tell(await measureMatches())
if (wants('jobs')) tell(await measureJobs())
if (wants('profiles')) tell(await measureProfiles())
if (wants('communities')) tell(await measureCommunities())
if (wants('administration')) tell(await measureAdministration())
if (wants('alerts')) tell(await measureAlerts())
if (wants('documents')) tell(await measureDocuments())
if (wants('calls') || wants('screens')) await measureRunning()
process.exitCode = figures.every(meets) ? 0 : 1

async function measureRunning(): Promise<void> {
  const product = await startProduct({ demo: 'on' })
  try {
    if (wants('calls')) await measureCalls(product)
    if (wants('screens')) await measureInBrowser(product)
  } finally {
    await product.stop()
  }
}

async function measureCalls(product: RunningProduct): Promise<void> {
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    dataDir: product.dataDir,
  })
  tell(await measureJsonCall(product))
  tell(await measureDatabaseRead(product, database.connection))
  tell(await measureSignIns(product))
  tell(await measureCompanyCalls(product))
  await database.close()
}

async function measureInBrowser(product: RunningProduct): Promise<void> {
  const browser = await browserPath()
  tell(await measureFirstLoads(product.url, browser))
  tell(await measureScreens(product.url, browser))
}
