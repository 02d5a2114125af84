import { describe, expect, test } from 'vitest'
import { contractorProfiles, contractorSettings } from '@headframe/wire'
import { seenBy } from '../../testing/disclosures.ts'
import { aCompany, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { account, own, shared } = contractorProfiles

const linkOf = async (person: Person) => (await product.as(person).send(account, {})).uuid

describe('a shared profile', () => {
  test('opens for companies and other contractors, without street and post code', async () => {
    const person = await aRegisteredContractor(product)
    const profile = await product.as(person).send(own, {})
    expect(profile.address).not.toBeNull()

    for (const viewer of [await aCompany(product), await aRegisteredContractor(product)]) {
      expect(await product.as(viewer).send(shared, { uuid: profile.uuid })).toEqual({
        ...profile,
        address: null,
        post_code: null,
        ai_description_revision: undefined,
      })
    }
  })

  test('asks guests to sign in', async () => {
    const uuid = await linkOf(await aRegisteredContractor(product))

    expect((await product.ask(`/contractors/${uuid}`)).status).toBe(401)
  })

  test.each(['nothing', '00000000-0000-4000-8000-000000000000', 'A'.repeat(36)])(
    'that is unknown, such as %s, is not found',
    async (uuid) => {
      const company = await aCompany(product)

      const asked = product.as(company).send(shared, { uuid })

      await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND', text: 'Not found.' })
    },
  )

  test('that is switched off is not found, except by its owner', async () => {
    const person = await aRegisteredContractor(product)
    const company = await aCompany(product)
    const uuid = await linkOf(person)
    await product
      .as(person)
      .send(contractorSettings.sharing, { setting: 'profileSharing', enabled: false })

    await expect(product.as(company).send(shared, { uuid })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await product.as(person).send(shared, { uuid })).toMatchObject({ uuid })
    expect(await seenBy(product, company)).toEqual([])
  })

  test('that got a new link is not found under the old one', async () => {
    const person = await aRegisteredContractor(product)
    const company = await aCompany(product)
    const old = await linkOf(person)
    const renewed = await product
      .as(person)
      .send(contractorSettings.renewLink, { setting: 'renewShareLink' })

    expect(renewed.uuid).not.toBe(old)
    await expect(product.as(company).send(shared, { uuid: old })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await product.as(company).send(shared, { uuid: renewed.uuid })).toMatchObject({
      uuid: renewed.uuid,
    })
  })

  test('keeps from others that no description is wanted', async () => {
    const person = await aRegisteredContractor(product)
    const company = await aCompany(product)
    await product
      .as(person)
      .send(contractorSettings.refuseDescription, { setting: 'refuseAIDescription' })

    expect((await product.as(person).send(own, {})).ai_description).toBe('DECLINED')
    const seen = await product.as(company).send(shared, { uuid: await linkOf(person) })
    expect(seen.ai_description).toBeNull()
  })

  test('may be opened three hundred times an hour by one viewer', async () => {
    const company = await aCompany(product)
    const uuid = await linkOf(await aRegisteredContractor(product))
    for (let opened = 0; opened < 300; opened += 1) {
      await product.as(company).send(shared, { uuid })
    }

    const asked = product.as(company).send(shared, { uuid })

    await expect(asked).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
  })
})
