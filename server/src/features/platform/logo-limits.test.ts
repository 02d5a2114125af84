import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { companyProfiles, companyRegistrationInProgress, limits, signIn } from '@headframe/wire'
import { aPicture } from '../../pictures/picture-samples.ts'
import { aCompanyDraft } from '../../testing/company-registration.ts'
import { aLogo, putLogo } from '../../testing/logos.ts'
import { aCompany, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const { saveDraft, uploadLogo } = companyRegistrationInProgress
const day = 24 * 3600
const fileType = 'image/png'

let product: Product

beforeEach(async () => {
  product = await aProduct()
})

const ticketFor = (draftId: string) => product.send(uploadLogo, { draftId, fileType })

/** Asks until somebody says that it is enough; answers how many were given. */
async function askUntilRefused(ask: (turn: number) => Promise<unknown>, most: number) {
  for (let given = 0; given < most; given += 1) {
    try {
      await ask(given)
    } catch {
      return given
    }
  }
  return most
}

const tooMany = { code: 'RATE_LIMITED', status: 429 }

describe('leave to put logos', () => {
  test('is given so often for a draft in a day, and other drafts have theirs', async () => {
    const { id } = await aCompanyDraft(product)
    const { points } = limits.logoTicketsOfDraft
    expect(await askUntilRefused(() => ticketFor(id), points + 5)).toBe(points)

    const refused = await refusalOf(ticketFor(id))
    expect(refused).toMatchObject(tooMany)
    expect(refused.retryAfterSeconds).toBeGreaterThan(day - 600)
    // Asking in vain postpones nothing.
    await putLogo(product, await ticketFor((await aCompanyDraft(product)).id), await aLogo())
    product.moveClock(day)
    await ticketFor(id)
  })

  test('is given so often to a company in a day, and not to others instead', async () => {
    const [company, other] = [await aCompany(product), await aCompany(product)]
    const ask = (who = company) => product.as(who).send(companyProfiles.uploadLogo, { fileType })
    const { points } = limits.logoTicketsOfCompany
    expect(await askUntilRefused(() => ask(), points + 5)).toBe(points)

    expect(await refusalOf(ask())).toMatchObject(tooMany)
    await ask(other)
    product.moveClock(day)
    const { email, password } = company
    const again = await product.send(signIn.company, { email, password })
    await product.as(again).send(companyProfiles.uploadLogo, { fileType })
  })

  test('is given so often to an address in a day, however many drafts it begins', async () => {
    const drafts = await Promise.all(Array.from({ length: 15 }, () => aCompanyDraft(product)))
    const ask = (turn: number) => ticketFor(drafts[turn % drafts.length]?.id ?? '')
    const { points } = limits.logoTickets
    expect(await askUntilRefused(ask, points + 5)).toBe(points)

    const { id } = await aCompanyDraft(product)
    expect(await refusalOf(ticketFor(id))).toMatchObject(tooMany)
    // Whoever has an account is counted by it, wherever they sit.
    await product.as(await aCompany(product)).send(companyProfiles.uploadLogo, { fileType })
  })
})

test('logos of a guest who takes all they can get are gone within the hour, but for the one in use', async () => {
  const draft = await aCompanyDraft(product)
  const { points } = limits.logoTicketsOfDraft
  const tickets = await Promise.all(Array.from({ length: points }, () => ticketFor(draft.id)))
  for (const ticket of tickets) await putLogo(product, ticket, await aLogo())
  const kept = tickets[0]?.publicUrl ?? ''
  await product.send(saveDraft, { id: draft.id, data: { companyLogo: kept } })
  expect(await filesOnDisk()).toHaveLength(points)

  product.moveClock(3600)
  await tidyNow(product)
  await product.runTasks()

  expect(await filesOnDisk()).toHaveLength(1)
  const company = await aRegisteredCompany(product, { draftId: draft.id, companyLogo: kept })
  expect((await product.as(company).send(companyProfiles.own, {})).logo).toBe(kept)
})

test('one who sends fifty logos at once holds nobody up, and is told to come back', async () => {
  const [many, other] = [await aCompany(product), await aCompany(product)]
  const ticket = (who: Person) => product.as(who).send(companyProfiles.uploadLogo, { fileType })
  const tickets = await Promise.all(Array.from({ length: 50 }, () => ticket(many)))
  const otherTicket = await ticket(other)
  const large = await aPicture('png', { width: 2000, height: 2000 })
  let waiting = tickets.length
  const flood = tickets.map(async (one) => {
    const answer = await putLogo(product, one, large)
    waiting -= 1
    return answer
  })
  const someRefused = Promise.any(
    flood.map(async (answer) => {
      if ((await answer).status !== 503) throw new Error('It was taken')
    }),
  )

  await someRefused
  expect((await putLogo(product, otherTicket, await aLogo())).status).toBe(200)
  expect(waiting).toBeGreaterThan(0)

  const answers = await Promise.all(flood)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(20)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50 - busy.length)
  expect(busy[0]?.headers.get('retry-after')).toBe('5')
  expect(await busy[0]?.json()).toMatchObject({ code: 'BUSY' })
  const [again] = tickets.filter((_, at) => answers[at]?.status === 503)
  expect((await putLogo(product, again ?? otherTicket, large)).status).toBe(200)
})

async function filesOnDisk(): Promise<string[]> {
  const folder = path.join(product.world.config.dataDir, 'files')
  const names = await readdir(folder, { recursive: true })
  const found = names.filter((name) => /^[0-9a-f]{32}$/.test(path.basename(name)))
  const sizes = await Promise.all(found.map((name) => stat(path.join(folder, name))))
  return found.filter((_, at) => (sizes[at]?.size ?? 0) > 0)
}
