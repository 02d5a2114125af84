import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { companyProfiles, companyRegistrationInProgress } from '@headframe/wire'
import { aPicture, blue } from '../../pictures/picture-samples.ts'
import { aCompanyDraft } from '../../testing/company-registration.ts'
import { putLogo, showLogo } from '../../testing/logos.ts'
import { aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { saveDraft, uploadLogo } = companyRegistrationInProgress
const pictures = { red: await aPicture('png'), blue: await aPicture('png', { background: blue }) }
const rounds = 20

/** Puts two logos with one ticket in the same moment, and answers whose was taken. */
async function putBoth(first: 'red' | 'blue', second: 'red' | 'blue') {
  const { id: draftId } = await aCompanyDraft(product)
  const ticket = await product.send(uploadLogo, { draftId, fileType: 'image/png' })
  const answers = await Promise.all([
    putLogo(product, ticket, pictures[first]),
    putLogo(product, ticket, pictures[second]),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404])
  await product.send(saveDraft, { id: draftId, data: { companyLogo: ticket.publicUrl } })
  return { draftId, logo: ticket.publicUrl, taken: statuses[0] === 200 ? first : second }
}

async function colourOf(logo: string): Promise<string> {
  const shown = await showLogo(product, logo)
  if (shown.status !== 200) return `none: ${shown.status}`
  const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

/** The bytes that lie in the store, and those that somebody speaks for. */
async function files() {
  const names = await readdir(path.join(product.world.config.dataDir, 'files'), { recursive: true })
  const rows = await product.world.database.reading.selectFrom('stored_file').select('id').execute()
  const kept = names.map((name) => path.basename(name)).filter((name) => name.length === 32)
  return { kept: kept.toSorted(), spokenFor: rows.map(({ id }) => id).toSorted() }
}

test('of two logos put at once with one ticket, the one that was taken is shown and stays', async () => {
  const put: Awaited<ReturnType<typeof putBoth>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    put.push(await putBoth('red', round % 2 === 0 ? 'blue' : 'red'))
  }
  const shown = () => Promise.all(put.map(({ logo }) => colourOf(logo)))
  const taken = put.map((one) => one.taken)
  expect(await shown()).toEqual(taken)

  product.moveClock(2 * 3600)
  await tidyNow(product)
  await product.runTasks()

  expect(await shown()).toEqual(taken)
  const { kept, spokenFor } = await files()
  expect(kept).toEqual(spokenFor)
  expect(kept).toHaveLength(rounds)

  const { draftId, logo, taken: colour } = await putBoth('blue', 'red')
  const company = await aRegisteredCompany(product, { draftId, companyLogo: logo })
  expect((await product.as(company).send(companyProfiles.own, {})).logo).toBe(logo)
  expect(await colourOf(logo)).toBe(colour)
})
