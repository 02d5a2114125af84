import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { aJobOf } from '../testing/jobs.ts'
import { aCompany } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { expireJobs } from './expire-jobs.ts'

const product = await aProduct()

test('expire-jobs tells of what ends soon, once, and counts what is listed and what was', async () => {
  const saltbush = await aCompany(product)
  const soon = new Date(product.world.clock().getTime() + 24 * 3600_000)
  for (const life of ['draft', 'active', 'expired', 'closed'] as const) {
    await aJobOf(product, saltbush, {}, life)
  }
  await aJobOf(product, saltbush, { expires_at: soon })
  const config = readConfig({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.world.config.dataDir,
    DEMO: 'off',
  })

  expect(await expireJobs(config)).toEqual({ active: 2, expired: 1, warned: 1 })
  expect(await expireJobs(config)).toEqual({ active: 2, expired: 1, warned: 0 })

  await product.runTasks()
  expect(await product.mailTo(saltbush.email)).toMatchObject([{ kind: 'job-expiring' }])
})
