import type { Config } from '@headframe/server/src/config.ts'
import { migrate } from '@headframe/server/src/db/migrate.ts'
import { fillScale } from './fill-scale.ts'
import type { ScaleWishes } from './numbers.ts'
import { withDatabase } from '@headframe/server/src/manage/with-world.ts'
import { WrongUse } from '@headframe/server/src/manage/wrong-use.ts'

type Options = Readonly<Record<string, string | undefined>>

/** Invents a large marketplace, to see what it costs. It grows what an earlier one with this seed has left. */
export async function seedScale(config: Config, options: Options): Promise<object> {
  mustBeMeant(config, options['into'])
  const wishes = readWishes(options)

  return withDatabase(config, async (database) => {
    await migrate(database)
    const started = performance.now()
    const inserted = await fillScale(database, wishes, new Date())
    return { inserted, seconds: Math.round((performance.now() - started) / 100) / 10 }
  })
}

/** Nobody wants a hundred thousand invented postings among those of real people. */
function mustBeMeant({ production, database: { url } }: Config, into: string | undefined): void {
  if (!production || !url) return
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  if (into !== name) {
    throw new WrongUse(
      'In production --into has to name the database, because what is invented stays in it',
    )
  }
}

const jobsOfCompany = 50

function readWishes(options: Options): ScaleWishes {
  const jobs = readNumber(options, 'jobs') ?? 0
  const contractors = readNumber(options, 'contractors') ?? 0
  const profiles = readNumber(options, 'profiles') ?? 0
  const pools = readNumber(options, 'pools') ?? 0
  if (jobs + contractors + pools + profiles === 0) {
    throw new WrongUse('--jobs, --contractors, --pools or --profiles is needed: how many')
  }
  const companies =
    readNumber(options, 'companies') ?? Math.ceil(Math.max(jobs, pools) / jobsOfCompany)
  if (jobs + pools > 0 && companies === 0)
    throw new WrongUse('--companies has to be 1 or more for jobs and pools')
  return { companies, contractors, jobs, pools, profiles, seed: readSeed(options) }
}

const most = 10_000_000

function readNumber(options: Options, name: string): number | undefined {
  const text = options[name]
  if (text === undefined) return undefined
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > most) {
    throw new WrongUse(`--${name} has to be a whole number up to ${most}`)
  }
  return number
}

/** Part of addresses, so nothing but letters and digits. */
function readSeed({ seed = 'one' }: Options): string {
  if (!/^[a-z0-9]{1,20}$/.test(seed)) {
    throw new WrongUse('--seed has to be up to 20 small letters and digits')
  }
  return seed
}
