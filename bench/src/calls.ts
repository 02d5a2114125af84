import { verify, hash } from '@node-rs/argon2'
import pg from 'pg'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'
import { companyAccounts, connect, signIn } from '@headframe/wire'
import { compare, connections, fire } from './load.ts'
import { startBare } from './product.ts'
import type { Running } from './product.ts'
import type { Figure } from './figures.ts'

const { email, password } = demoSignIns.company
const demoCompany = { email, password }

/** A plain JSON call of ours against the bare framework that answers the same bytes. */
export async function measureJsonCall(product: Running): Promise<Figure> {
  const bare = await startBare('json.ts')
  try {
    const rates = await compare(
      { url: `${product.url}/api/company/v2/work-types` },
      { url: `${bare.url}/` },
    )
    return {
      name: 'JSON call / bare framework',
      ratio: rates.ours / rates.other,
      atLeast: 0.6,
      detail: perSecond(rates),
    }
  } finally {
    await bare.stop()
  }
}

/**
 * A read from the database against the same SQL straight on the driver: first behind the bare
 * framework, so that both pay for HTTP, then by itself, with as many at once.
 */
export async function measureDatabaseRead(
  product: Running,
  connection: pg.PoolConfig,
): Promise<Figure[]> {
  const bare = await startBare('database-read.ts', { CONNECTION: JSON.stringify(connection) })
  const pool = new pg.Pool({ ...connection, max: 10 })
  pool.on('error', () => undefined)
  try {
    const rates = await compare(
      { url: `${product.url}/api/contractor/industries` },
      { url: `${bare.url}/` },
    )
    const alone = await queriesPerSecond(pool, 4)
    return [
      {
        name: 'Database read / driver behind HTTP',
        ratio: rates.ours / rates.other,
        atLeast: 0.5,
        detail: perSecond(rates),
      },
      {
        name: 'Database read / driver without HTTP',
        ratio: rates.ours / alone,
        detail: perSecond({ ours: rates.ours, other: alone }),
      },
    ]
  } finally {
    await pool.end()
    await bare.stop()
  }
}

/** Sign-ins against nothing but checking the password, with as many at once. */
export async function measureSignIns(product: Running): Promise<Figure> {
  const signingIn = {
    url: `${product.url}/api/company/login`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoCompany),
    connections: 8,
  }
  const ours = await fire(signingIn, 5)
  const other = await passwordsPerSecond(5)
  return { name: 'Sign-ins / argon2', ratio: ours / other, detail: perSecond({ ours, other }) }
}

/** What people open most of a company, against one plain read from the database. */
export async function measureCompanyCalls(product: Running): Promise<Figure[]> {
  const send = connect({ base: `${product.url}/api` })
  const { token } = await send(signIn.company, demoCompany)
  const { slug } = await connect({ base: `${product.url}/api`, tokenFor: () => token })(
    companyAccounts.account,
    {},
  )
  const plainRead = { url: `${product.url}/api/contractor/industries` }
  const page = await compare(
    { url: `${product.url}/api/contractor/v2/companies/${slug}` },
    plainRead,
  )
  const dashboard = await compare(
    { url: `${product.url}/api/company/dashboard`, headers: { authorization: `Bearer ${token}` } },
    plainRead,
  )
  return [
    {
      name: 'Company page / plain database read',
      ratio: page.ours / page.other,
      atLeast: 0.25,
      detail: perSecond(page),
    },
    {
      name: 'Company dashboard / plain database read',
      ratio: dashboard.ours / dashboard.other,
      atLeast: 0.25,
      detail: perSecond(dashboard),
    },
  ]
}

async function queriesPerSecond(pool: pg.Pool, seconds: number): Promise<number> {
  return timesPerSecond(seconds, connections, () =>
    pool.query('select "id", "name" from "industry" order by "name"'),
  )
}

async function passwordsPerSecond(seconds: number): Promise<number> {
  const stored = await hash(demoCompany.password, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
  return timesPerSecond(seconds, 2, () => verify(stored, demoCompany.password))
}

async function timesPerSecond(
  seconds: number,
  atOnce: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const started = performance.now()
  let done = 0
  const worker = async () => {
    while (performance.now() - started < seconds * 1000) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - started) / 1000)
}

function perSecond({ ours, other }: { ours: number; other: number }): string {
  return `${Math.round(ours)}/s against ${Math.round(other)}/s`
}
