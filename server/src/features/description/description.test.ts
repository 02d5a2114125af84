import { describe, expect, onTestFinished, test } from 'vitest'
import {
  contractorDescription,
  contractorProfiles,
  contractorSettings,
  descriptionDeclined,
  limits,
  platform,
  words,
} from '@headframe/wire'
import { openWriterPeer } from '../../adapters/writer/writer-peer.ts'
import { aPdf } from '../../testing/documents.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { bearer, outcome } from '../../testing/requests.ts'

const product = await aProduct()

const write = async (who: Person, at: Product = product) =>
  (await at.as(who).send(contractorDescription.write, {})).description
const remove = (who: Person) => product.as(who).send(contractorDescription.remove, {})
const refuse = (who: Person, at: Product = product) =>
  at.as(who).send(contractorSettings.refuseDescription, { setting: 'refuseAIDescription' })
const standing = async (who: Person, at: Product = product) =>
  (await at.as(who).send(contractorProfiles.own, {})).ai_description
const askToWrite = (who: Person, at: Product = product) =>
  at.ask('/contractor/get-description', { method: 'POST', headers: bearer(who.token) })

async function aProductWithService() {
  const peer = await openWriterPeer()
  onTestFinished(() => peer.close())
  return { peer, served: await aProduct({ environment: { AI_URL: peer.url } }) }
}

describe('a description', () => {
  test('is written from the profile and stands there from then on', async () => {
    const marnie = await aRegisteredContractor(product)
    expect(await standing(marnie)).toBeNull()

    const description = await write(marnie)

    expect(description).toContain('Marnie')
    expect(description).toContain('Dozer Operator')
    expect(description).toContain('Western Australia')
    expect(await standing(marnie)).toBe(description)
  })

  test('says what the resume says, once that has been read', async () => {
    const marnie = await aRegisteredContractor(product)
    await product.runTasks()

    const description = await write(marnie)

    expect(description).toContain('a Dozer Operator')
    expect(description).toContain('Saltbush Mining')
    // Since January 2015, so that it grows.
    const now = new Date()
    const months = (now.getUTCFullYear() - 2015) * 12 + now.getUTCMonth() + 1
    expect(description).toContain(`${Math.floor(months / 12)} years of work experience`)
  })

  test('of a resume that was replaced says so to everybody, until it is written anew', async () => {
    const marnie = await aRegisteredContractor(product)
    const ownOf = () => product.as(marnie).send(contractorProfiles.own, {})
    const isOutdated = async () => (await ownOf()).ai_description_outdated
    await product.runTasks()
    expect(await isOutdated()).toBe(false)
    await write(marnie)
    expect(await isOutdated()).toBe(false)

    const replaceFile = aFile('newer.pdf', await aPdf())
    await product.as(marnie).send(contractorProfiles.replaceResume, { replaceFile })
    // Nothing of it is known yet.
    expect(await isOutdated()).toBe(false)
    await product.runTasks()

    expect(await isOutdated()).toBe(true)
    const company = product.as(await aCompany(product))
    const { uuid } = await ownOf()
    const seen = await company.send(contractorProfiles.shared, { uuid })
    expect(seen).toMatchObject({ ai_description_outdated: true })
    await write(marnie)
    expect(await isOutdated()).toBe(false)
    await product.as(marnie).send(contractorProfiles.replaceResume, { replaceFile })
    await product.runTasks()
    await remove(marnie)
    expect(await isOutdated()).toBe(false)
  })

  test('in words of one’s own is of no resume', async () => {
    const marnie = await aRegisteredContractor(product)
    await product.runTasks()
    await write(marnie)
    const { ai_description_revision: revision = 0 } = await product
      .as(marnie)
      .send(contractorProfiles.own, {})
    const description = 'I run dozers.'
    await product.as(marnie).send(contractorDescription.save, { description, revision })

    const replaceFile = aFile('newer.pdf', await aPdf())
    await product.as(marnie).send(contractorProfiles.replaceResume, { replaceFile })
    await product.runTasks()

    expect(await product.as(marnie).send(contractorProfiles.own, {})).toMatchObject({
      ai_description: description,
      ai_description_outdated: false,
    })
  })

  test('names the day on which somebody can start, so that it stays true', async () => {
    const marnie = await aRegisteredContractor(product, { selectedAvailability: 0.2 })
    const inOneWeek = new Date(product.world.clock().getTime() + 7 * 24 * 3600 * 1000)
    const day = { dateStyle: 'long', timeZone: 'Australia/Perth' } as const

    expect(await write(marnie)).toContain(`from ${inOneWeek.toLocaleDateString('en-AU', day)}`)
  })

  test('says who somebody is by first name only', async () => {
    const marnie = await aRegisteredContractor(product, {
      field_roleDescription:
        'Marnie Okafor would like a dozer seat. Write to marnie@people.example.',
    })

    const description = await write(marnie)

    expect(description).toContain('Marnie')
    expect(description).not.toMatch(/Okafor|0491|570|Wattle|Kambalda|6442|@|Citizen/)
  })

  test('is another one each time it is asked for', async () => {
    const marnie = await aRegisteredContractor(product)
    let before = await write(marnie)

    for (let time = 0; time < 12; time += 1) {
      const again = await write(marnie)
      expect(again).not.toBe(before)
      before = again
    }
    expect(await standing(marnie)).toBe(before)
  })

  test('can be taken away, also when there is none', async () => {
    const marnie = await aRegisteredContractor(product)
    await write(marnie)

    expect(await remove(marnie)).toEqual({ error: false, description: null })
    expect(await remove(marnie)).toEqual({ error: false, description: null })
    expect(await standing(marnie)).toBeNull()
  })

  test('is not written for a profile that is not complete', async () => {
    const ash = await aContractor(product)

    expect(await outcome(await askToWrite(ash))).toMatchObject({
      status: 409,
      code: 'PROFILE_INCOMPLETE',
      error: words.descriptionFailed,
    })
    expect(await standing(ash)).toBeNull()
  })
})

describe('somebody who wants none', () => {
  test('gets none until they take that back', async () => {
    const marnie = await aRegisteredContractor(product)
    await write(marnie)
    await refuse(marnie)

    expect(await outcome(await askToWrite(marnie))).toMatchObject({
      status: 409,
      code: 'AI_DECLINED',
      error: words.descriptionFailed,
    })
    expect(await standing(marnie)).toBe(descriptionDeclined)

    await remove(marnie)
    expect(await standing(marnie)).toBeNull()
    expect(await write(marnie)).toContain('Marnie')
  })

  test('gets none when they say so while one is being written', async () => {
    const { peer, served } = await aProductWithService()
    const marnie = await aRegisteredContractor(served)
    const letWrite = peer.holdBack()

    const answer = askToWrite(marnie, served)
    await peer.isAsked()
    await refuse(marnie, served)
    letWrite()

    expect(await outcome(await answer)).toMatchObject({ status: 409, code: 'AI_DECLINED' })
    expect(await standing(marnie, served)).toBe(descriptionDeclined)
  })
})

test('twenty clicks at once end with one of the texts that were answered', async () => {
  const marnie = await aRegisteredContractor(product)

  const answers = await Promise.all(Array.from({ length: 20 }, () => askToWrite(marnie)))

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const texts = await Promise.all(answers.map(async (answer) => (await answer.json()).description))
  expect(texts).toContain(await standing(marnie))
})

test('twenty descriptions a day are written for somebody, and no more', async () => {
  const marnie = await aRegisteredContractor(product)
  const other = await aRegisteredContractor(product)
  for (let time = 0; time < limits.descriptions.points; time += 1) await write(marnie)

  const refused = await askToWrite(marnie)

  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await outcome(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(await write(other)).toContain('Marnie')
})

test('nobody but a contractor has a description written', async () => {
  const response = await product.ask('/contractor/get-description', { method: 'POST' })

  expect(response.status).toBe(401)
})

describe('with a writing service', () => {
  test('its words stand as plain text, whatever they look like', async () => {
    const { peer, served } = await aProductWithService()
    const marnie = await aRegisteredContractor(served)
    const said = 'Marnie works in mining. <script>alert(document.cookie)</script> <b>Hello</b>'
    peer.says = () => said

    expect(await write(marnie, served)).toBe(said)
    expect(await standing(marnie, served)).toBe(said)
    expect((await served.send(platform.config, {})).writer).toEqual({ provider: 'service' })
  })

  test('it is told no more than the register discloses', async () => {
    const { peer, served } = await aProductWithService()
    const marnie = await aRegisteredContractor(served, {
      field_roleDescription: 'A dozer seat. Whoever knows Mrs Okafor knows why; OKAFOR is careful.',
    })
    await write(marnie, served)

    const sent = JSON.stringify(peer.asked)

    expect(sent).toContain('Marnie')
    expect(sent).not.toMatch(/Okafor|0491|570 156|Wattle|Kambalda|6442|people\.example|Citizen/i)
  })

  test('that is down, the caller is told so and the former description stays', async () => {
    const { peer, served } = await aProductWithService()
    const marnie = await aRegisteredContractor(served)
    const former = await write(marnie, served)
    peer.instead = { status: 500, type: 'text/plain', body: 'oops' }

    expect(await outcome(await askToWrite(marnie, served))).toMatchObject({
      status: 503,
      code: 'PROVIDER_DOWN',
      error: words.descriptionFailed,
    })
    expect(await standing(marnie, served)).toBe(former)
  })
})
