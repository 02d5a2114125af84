import { rename } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { aPdf } from '../../testing/documents.ts'
import { aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { tidyNow } from '../../testing/tidy.ts'
import { promiseUnread } from '../../market/people/contractor-resumes.ts'

const product = await aProduct()
const { own, replaceResume, uploads } = contractorProfiles
const folder = path.join(product.world.config.dataDir, 'files')
const elsewhere = `${folder}-elsewhere`
const takeFilesAway = () => rename(folder, elsewhere)
const bringFilesBack = () => rename(elsewhere, folder)

let replaceFile: File

beforeAll(async () => {
  replaceFile = new File([(await aPdf()) as BlobPart], 'mine.pdf', { type: 'application/pdf' })
})

const upload = (person: Person) => product.as(person).send(replaceResume, { replaceFile })
const look = (person: Person) => product.as(person).send(uploads, {})

/** As a worker would, which looks again whenever something falls due. */
async function passMinutes(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    product.moveClock(60)
    await product.runTasks()
  }
}

test('a resume whose bytes are away for a while is read when they are back', async () => {
  const person = await aContractor(product)
  await upload(person)
  await takeFilesAway()

  await passMinutes(10)
  await expect(product.world.files.mustAnswer()).rejects.toThrow()
  expect(await look(person)).toMatchObject({ processing: true, last_error: null })

  await bringFilesBack()
  await passMinutes(6)
  expect(await look(person)).toMatchObject({ processing: false, active: { file_name: 'mine.pdf' } })
  expect((await product.as(person).send(own, {})).career.length).toBeGreaterThan(0)
})

test('when they stay away its owner is told, uploads it again, and finds the profile filled', async () => {
  const person = await aContractor(product)
  await upload(person)
  await takeFilesAway()

  await passMinutes(40)
  expect(await look(person)).toMatchObject({
    processing: false,
    replacement: null,
    last_error:
      'Your resume could not be read because of a fault of ours. Please upload it once more.',
  })
  await expect(upload(person)).rejects.toMatchObject({ status: 503 })

  await bringFilesBack()
  await upload(person)
  await passMinutes(1)
  expect(await look(person)).toMatchObject({ processing: false, last_error: null })
  expect((await product.as(person).send(own, {})).career.length).toBeGreaterThan(0)

  // What was given up goes as well, though it could not be reached when it was dropped.
  product.moveClock(2 * 3600)
  await tidyNow(product)
  await tidyNow(product)
  expect(await looseFiles()).toBe(0)
})

test('a resume that nobody is about to read any more is read all the same', async () => {
  const person = await aContractor(product)
  await upload(person)
  const { database, tasks } = product.world
  await database.writing.deleteFrom('task').where('kind', '=', 'read-resume').execute()
  await product.runTasks()
  expect(await look(person)).toMatchObject({ processing: true })

  await tasks.promise(database.writing, promiseUnread, {})
  await product.runTasks()

  expect(await look(person)).toMatchObject({ processing: false, active: { file_name: 'mine.pdf' } })
})

async function looseFiles(): Promise<number> {
  const rows = await product.world.database.reading.selectFrom('loose_file').select('id').execute()
  return rows.length
}
