import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { staffProfiles, staffUploads } from '@headframe/wire'
import { aPdf, aWordDocument, resumeLines } from '../../testing/documents.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { aServerProcess, eventually } from '../../testing/server-process.ts'

const product = await aProduct({ environment: { LOG_LEVEL: 'warn' } })
const worker = () =>
  aServerProcess({
    ROLE: 'worker',
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.world.config.dataDir,
  })

test('a worker that is killed again and again amid twenty resumes of a recruiter reads each once', async () => {
  const staff = await aStaffMember(product)
  const list = () => product.as(staff).send(staffUploads.list, { perPage: 100 })
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const lines = [`Marnie Okafor`, `Plant ${number}, Newman WA`, ...resumeLines.slice(2)]
      const bytes = await (number % 2 ? aPdf(lines) : aWordDocument(lines))
      const file = aFile(`resume-${number}`, bytes)
      await product.as(staff).send(staffUploads.send, { file })
    }),
  )

  for (let kills = 0; kills < 4; kills += 1) {
    const doomed = await worker()
    await pause(200 + kills * 150)
    await doomed.kill()
  }
  const last = await worker()
  const allRead = async () =>
    (await list()).every(({ status }) => status !== 0) ? true : undefined
  await eventually(allRead, 120_000)
  await last.stop()

  const uploads = await list()
  expect(uploads).toHaveLength(20)
  expect(uploads.map(({ status, message }) => ({ status, message }))).toEqual(
    uploads.map(() => ({ status: 1, message: null })),
  )
  expect(new Set(uploads.map(({ profile_hash }) => profile_hash)).size).toBe(20)
  const everybody = { search: '', sortOrder: 'asc' } as const
  const { totalProfiles } = await product.as(staff).send(staffProfiles.list, everybody)
  expect(totalProfiles).toBe(20)
}, 180_000)
