import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { aPdf, aWordDocument, resumeLines } from '../../testing/documents.ts'
import { aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aServerProcess, eventually } from '../../testing/server-process.ts'

const product = await aProduct({ environment: { LOG_LEVEL: 'warn' } })
const worker = () =>
  aServerProcess({
    ROLE: 'worker',
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.world.config.dataDir,
  })

const resumes = () =>
  product.world.database.reading
    .selectFrom('resume')
    .leftJoin('resume_reading', 'resume_reading.resume_id', 'resume.id')
    .select(['resume.place', 'resume.read_at', 'resume_reading.current_title as title'])
    .select('resume_reading.resume_id as reading')

test('a worker that is killed again and again amid two dozen resumes loses none and doubles none', async () => {
  await Promise.all(
    Array.from({ length: 24 }, async (_, number) => {
      const lines = [...resumeLines, `Shovel operator of the year ${1970 + number}`]
      const bytes = await (number % 2 ? aPdf(lines) : aWordDocument(lines))
      const replaceFile = new File([bytes as BlobPart], 'resume')
      const owner = await aContractor(product)
      await product.as(owner).send(contractorProfiles.replaceResume, { replaceFile })
    }),
  )

  for (let kills = 0; kills < 4; kills += 1) {
    const doomed = await worker()
    await pause(200 + kills * 150)
    await doomed.kill()
  }
  const last = await worker()
  const unread = async () => {
    const waiting = await resumes().where('resume.read_at', 'is', null).execute()
    return waiting.length === 0 ? true : undefined
  }
  await eventually(unread, 120_000)
  await last.stop()

  const read = await resumes().execute()
  expect(read).toHaveLength(24)
  expect(read.every(({ place, reading }) => place === 'active' && reading !== null)).toBe(true)
  const { rows } = await product.world.database.reading
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(rows).toBe(24)
}, 180_000)
