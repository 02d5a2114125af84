import { describe, expect, onTestFinished, test } from 'vitest'
import {
  contractorDescription,
  contractorProfiles,
  contractorSettings,
  descriptionDeclined,
  sizes,
  tooLong,
  words,
} from '@headframe/wire'
import { openWriterPeer } from '../../adapters/writer/writer-peer.ts'
import { peopleRead } from '../../testing/facts.ts'
import { exportOf } from '../../testing/own-data.ts'
import { aCompany, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { codesOf, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { write, save, remove } = contractorDescription
const ownWords = 'I push dozers.\nI also train people.'

const profileOf = (who: Person, at: Product = product) =>
  at.as(who).send(contractorProfiles.own, {})
const revisionOf = async (who: Person, at?: Product) =>
  (await profileOf(who, at)).ai_description_revision ?? -1
const put = (who: Person, description: string, revision: number, at: Product = product) =>
  at.as(who).send(save, { description, revision })

/** Somebody of whom a program has written, and which revision that is. */
async function somebodyDescribed(at: Product = product) {
  const marnie = await aRegisteredContractor(at)
  const { description: written } = await at.as(marnie).send(write, {})
  return { marnie, written, revision: await revisionOf(marnie, at) }
}

describe('a description in the person’s own words', () => {
  test('stands in the place of the former, for everybody, and is told to be changed', async () => {
    const { marnie, revision } = await somebodyDescribed()
    expect(await profileOf(marnie)).toMatchObject({ ai_description_changed: false })

    const own = await put(marnie, `  ${ownWords}\r\n `, revision)

    expect(own).toEqual(await profileOf(marnie))
    expect(own).toMatchObject({ ai_description: ownWords, ai_description_changed: true })
    const company = await aCompany(product)
    const seen = await product.as(company).send(contractorProfiles.shared, { uuid: own.uuid })
    expect(seen).toMatchObject({ ai_description: ownWords, ai_description_changed: true })
    expect(seen).not.toHaveProperty('ai_description_revision')
  })

  test('can be changed again and again', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, ownWords, revision)

    await put(marnie, 'I drive.', await revisionOf(marnie))

    expect(await profileOf(marnie)).toMatchObject({ ai_description: 'I drive.' })
  })

  test('is none of their own while it says what the program wrote', async () => {
    const { marnie, written, revision } = await somebodyDescribed()

    await put(marnie, written, revision)

    expect(await profileOf(marnie)).toMatchObject({
      ai_description_changed: false,
      ai_description_revision: revision,
    })
  })

  test('is the program’s again once another one was written', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, ownWords, revision)

    await product.as(marnie).send(write, { revision: await revisionOf(marnie) })

    const profile = await profileOf(marnie)
    expect(profile).toMatchObject({ ai_description_changed: false })
    expect(profile.ai_description).not.toBe(ownWords)
  })

  test.each([
    ['removed', (who: Person) => product.as(who).send(remove, {})],
    [
      'refused',
      (who: Person) =>
        product
          .as(who)
          .send(contractorSettings.refuseDescription, { setting: 'refuseAIDescription' }),
    ],
  ])('is not told to be changed any more once it is %s', async (_, take) => {
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, ownWords, revision)

    await take(marnie)

    expect(await profileOf(marnie)).toMatchObject({ ai_description_changed: false })
  })

  test('outlives the resume that the former was written from', async () => {
    const { bring } = peopleRead(product)
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, ownWords, revision)

    await bring(marnie, ['Marnie Okafor', 'Grader Operator, Mulga Civil, Perth'])

    expect(await profileOf(marnie)).toMatchObject({ ai_description: ownWords })
  })

  test('stands in the copy of their own data, as changed', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, ownWords, revision)

    expect((await exportOf(product, marnie)).data.profile).toMatchObject({
      ai_description: ownWords,
      ai_description_changed: true,
    })
  })
})

describe('words that cannot stand', () => {
  test.each([
    ['nothing', '', words.descriptionRequired],
    ['nothing that could be seen', ' \n\u200B', words.descriptionRequired],
    ['too much', 'x'.repeat(sizes.descriptionLength + 1), tooLong(sizes.descriptionLength)],
    ['the mark of none', ` ${descriptionDeclined}\n`, words.descriptionReserved],
  ])('%s is told in the field, and the former stays', async (_, description, fault) => {
    const { marnie, written, revision } = await somebodyDescribed()

    expect(await refusalOf(put(marnie, description, revision))).toMatchObject({
      status: 422,
      fields: { description: fault },
    })
    expect(await profileOf(marnie)).toMatchObject({ ai_description: written })
  })

  test('four thousand characters stand', async () => {
    const { marnie, revision } = await somebodyDescribed()
    const most = 'x'.repeat(sizes.descriptionLength)

    expect(await put(marnie, most, revision)).toMatchObject({ ai_description: most })
  })
})

describe('where no description stands', () => {
  test('there is none to change, whatever was typed', async () => {
    const marnie = await aRegisteredContractor(product)

    expect(await refusalOf(put(marnie, '', 0))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await profileOf(marnie)).toMatchObject({ ai_description: null })
  })

  test('one that was removed in another window does not come back', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await product.as(marnie).send(remove, {})

    expect(await refusalOf(put(marnie, ownWords, revision))).toMatchObject({
      code: 'NOT_FOUND',
      text: words.descriptionGone,
    })
    expect(await profileOf(marnie)).toMatchObject({ ai_description: null })
  })

  test('nor one that is not wanted any more', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await product
      .as(marnie)
      .send(contractorSettings.refuseDescription, { setting: 'refuseAIDescription' })

    expect(await refusalOf(put(marnie, ownWords, revision))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await profileOf(marnie)).toMatchObject({ ai_description: descriptionDeclined })
  })
})

describe('in two windows', () => {
  test('the later words do not undo the earlier, until their writer has seen those', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, 'From the one.', revision)

    expect(await refusalOf(put(marnie, 'From the other.', revision))).toMatchObject({
      code: 'CHANGED_ELSEWHERE',
      text: words.descriptionChangedElsewhere,
    })
    expect(await profileOf(marnie)).toMatchObject({ ai_description: 'From the one.' })

    await put(marnie, 'From the other.', await revisionOf(marnie))
    expect(await profileOf(marnie)).toMatchObject({ ai_description: 'From the other.' })
  })

  test('the same words twice count once', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, ownWords, revision)

    expect(await put(marnie, ownWords, revision)).toMatchObject({
      ai_description: ownWords,
      ai_description_revision: revision + 1,
    })
  })

  test('of many at once one is kept, and the others are told', async () => {
    const { marnie, revision } = await somebodyDescribed()

    const codes = await codesOf(
      Array.from({ length: 8 }, (_, window) => put(marnie, `From window ${window}.`, revision)),
    )

    expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CHANGED_ELSEWHERE')).toHaveLength(7)
    const { ai_description: kept } = await profileOf(marnie)
    expect(kept).toBe(`From window ${codes.indexOf('fulfilled')}.`)
  })

  test('another one is written over what only the program has written', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await product.as(marnie).send(write, { revision })

    expect(await product.as(marnie).send(write, { revision })).toMatchObject({
      description: (await profileOf(marnie)).ai_description,
    })
  })

  test('but not over words that were not seen', async () => {
    const { marnie, revision } = await somebodyDescribed()
    await put(marnie, ownWords, revision)

    const refused = await refusalOf(product.as(marnie).send(write, { revision }))

    expect(refused).toMatchObject({ code: 'CHANGED_ELSEWHERE' })
    expect(await profileOf(marnie)).toMatchObject({ ai_description: ownWords })
  })

  test('nor over words that came while it was being written', async () => {
    const peer = await openWriterPeer()
    onTestFinished(() => peer.close())
    const served = await aProduct({ environment: { AI_URL: peer.url } })
    const { marnie, revision } = await somebodyDescribed(served)
    const letWrite = peer.holdBack()

    const writing = refusalOf(served.as(marnie).send(write, {}))
    await peer.isAsked()
    await put(marnie, ownWords, revision, served)
    letWrite()

    expect(await writing).toMatchObject({ code: 'CHANGED_ELSEWHERE' })
    expect(await profileOf(marnie, served)).toMatchObject({ ai_description: ownWords })
  })
})
