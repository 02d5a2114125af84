import { beforeEach, describe, expect, test } from 'vitest'
import { companyAccounts, companyProfiles } from '@headframe/wire'
import { aCompanyProfile, aLogoOf } from '../../testing/company-profile.ts'
import { aCompany, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer } from '../../testing/requests.ts'

const product = await aProduct()
const { account, complete } = companyAccounts
const { publish, save } = companyProfiles

const contact = {
  first_name: 'Noor',
  last_name: 'Haddad',
  phone: '0491 570 159',
  title: 'Resourcing Lead',
}

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const show = (who: Person = saltbush) => product.as(who).send(account, {})

describe('the account of a company', () => {
  test('that has told nothing but its name says so', async () => {
    expect(await show()).toEqual({
      id: saltbush.id,
      slug: expect.stringMatching(/^saltbush-mining/),
      company_name: 'Saltbush Mining',
      email: saltbush.email,
      first_name: null,
      last_name: null,
      title: null,
      phone: null,
      industry: null,
      is_mining: false,
      logo: null,
      credits: 0,
      profile_published: false,
      creation_date: expect.any(Number),
      person: expect.objectContaining({ id: saltbush.id, email: saltbush.email, role: 'owner' }),
    })
  })

  test('is about what was published, not about the draft', async () => {
    const logo = await aLogoOf(product, saltbush)
    await product.as(saltbush).send(publish, aCompanyProfile({ logo, name: 'Saltbush Gold' }))
    await product.as(saltbush).send(save, { name: 'Draft', logo: null, industry: '10' })

    expect(await show()).toMatchObject({
      company_name: 'Saltbush Gold',
      industry: 'Mining',
      is_mining: true,
      logo,
      profile_published: true,
    })
  })

  test('tells its own company only', async () => {
    const other = await aRegisteredCompany(product)
    expect(await show(other)).toMatchObject({ id: other.id, slug: other.slug, email: other.email })
  })
})

describe('completing the registration', () => {
  test('tells who the person behind the account is', async () => {
    expect(await product.as(saltbush).send(complete, contact)).toEqual({
      success: true,
      message: 'Your profile information has been updated',
    })
    expect(await show()).toMatchObject(contact)
  })

  test('is taken as a form as well, and leaves other companies alone', async () => {
    const other = await aRegisteredCompany(product, { firstName: 'Ines' })
    const response = await product.ask('/company/complete-registration', {
      method: 'POST',
      headers: bearer(saltbush.token),
      body: new URLSearchParams({ ...contact, first_name: '  Tui ', id: other.id }),
    })

    expect(response.status).toBe(200)
    expect(await show()).toMatchObject({ ...contact, first_name: 'Tui' })
    expect(await show(other)).toMatchObject({ first_name: 'Ines' })
  })

  test.each(['first_name', 'last_name', 'phone', 'title'])('misses a %s', async (field) => {
    for (const value of ['', '   ']) {
      const response = await product.ask('/company/complete-registration', {
        method: 'POST',
        headers: bearer(saltbush.token),
        body: new URLSearchParams({ ...contact, [field]: value }),
      })
      expect(await answerOf(response)).toEqual({
        status: 422,
        body: {
          success: false,
          message: 'Please fill all the fields',
          error: 'Please fill all the fields',
          code: 'INVALID',
          fields: { [field]: 'Please fill all the fields' },
        },
      })
    }
    expect(await show()).toMatchObject({ first_name: null, title: null })
  })

  test.each([
    ['first_name', 121, 'Must be 120 characters or fewer'],
    ['last_name', 121, 'Must be 120 characters or fewer'],
    ['phone', 33, 'Must be 32 characters or fewer'],
    ['title', 256, 'Must be 255 characters or fewer'],
  ])('takes no endless %s', async (field, length, text) => {
    const response = await product.ask('/company/complete-registration', {
      method: 'POST',
      headers: bearer(saltbush.token),
      body: new URLSearchParams({ ...contact, [field]: 'x'.repeat(length) }),
    })
    expect(await answerOf(response)).toEqual({
      status: 422,
      body: {
        success: false,
        message: text,
        error: text,
        code: 'INVALID',
        fields: { [field]: text },
      },
    })
  })
})
