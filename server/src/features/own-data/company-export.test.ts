import { describe, expect, test } from 'vitest'
import { companyAccounts, companyProfiles, contractorProfiles } from '@headframe/wire'
import { aLogoOf } from '../../testing/company-profile.ts'
import { aJobOf, aPoolOf } from '../../testing/jobs.ts'
import { showLogo } from '../../testing/logos.ts'
import { exportOf } from '../../testing/own-data.ts'
import { aCompany, aRegisteredCompany, aRegisteredContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

describe('the own data of a company', () => {
  test('are little when it has told little', async () => {
    const company = await aCompany(product)

    const { files, data } = await exportOf(product, company)

    expect([...files.keys()]).toEqual(['data.json'])
    expect(data).toEqual({
      account: expect.objectContaining({ email: company.email, audience: 'company' }),
      sessions: [expect.any(Object)],
      password_resets: [],
      letters: [],
      company: await product.as(company).send(companyAccounts.account, {}),
      profile: await product.as(company).send(companyProfiles.own, {}),
      profile_draft: null,
      jobs: [],
      talent_pools: [],
      mail_preferences: {
        applications: true,
        pool_applications: true,
        messages: true,
        job_expiry: true,
        credits: true,
      },
      disclosures: [],
    })
  })

  test('hold what it shows and what it is about to show, with both logos', async () => {
    const company = await aRegisteredCompany(product)
    const { send } = product.as(company)
    const logo = await aLogoOf(product, company)
    const published = await send(companyProfiles.publish, { logo })
    const newLogo = await aLogoOf(product, company)
    const draft = await send(companyProfiles.save, { logo: newLogo, summary: 'New words.' })

    const { files, data } = await exportOf(product, company)

    expect(data.company).toMatchObject({ first_name: 'Noor', phone: '0491 570 159', credits: 0 })
    expect(data.profile).toEqual({ ...published, revision: draft.revision })
    expect(data.profile_draft).toEqual(draft)
    expect([...files.keys()].toSorted()).toEqual(['data.json', 'logo.png', 'new-logo.png'])
    const shown = await showLogo(product, logo)
    expect(files.get('logo.png')).toEqual(Buffer.from(await shown.arrayBuffer()))
  })

  test('have a logo that stays as it is once', async () => {
    const company = await aRegisteredCompany(product)
    const { send } = product.as(company)
    await send(companyProfiles.publish, { logo: await aLogoOf(product, company) })
    await send(companyProfiles.save, { summary: 'New words.' })

    expect([...(await exportOf(product, company)).files.keys()]).toEqual(['data.json', 'logo.png'])
  })

  test('hold jobs in every state, talent pools, and whose profile was seen when', async () => {
    const company = await aCompany(product)
    const job = await aJobOf(product, company, {}, 'closed')
    await aJobOf(product, company, { title: null, work_location: null }, 'untouched')
    const pool = await aPoolOf(product, company)
    await aJobOf(product, await aCompany(product))
    const marnie = await aRegisteredContractor(product)
    const { uuid } = await product.as(marnie).send(contractorProfiles.own, {})
    await product.as(company).send(contractorProfiles.shared, { uuid })

    const { data } = await exportOf(product, company)

    expect(data.jobs).toEqual([
      {
        uuid: job.id,
        slug: job.slug,
        title: 'Dozer Operator',
        work_location: 'Kambalda WA',
        creation_date: expect.any(Number),
        published_date: expect.any(Number),
        expired_date: expect.any(Number),
        closed_date: expect.any(Number),
      },
      expect.objectContaining({ title: null, published_date: null, closed_date: null }),
    ])
    expect(data.talent_pools).toEqual([
      {
        id: pool.id,
        title: 'Shutdown fitters',
        status: 'active',
        type: 'general',
        work_type: 'contract',
        location: 'Karratha WA',
        timeline_date: '2027-02-01',
        creation_date: expect.any(Number),
      },
    ])
    expect(data.disclosures).toEqual([
      {
        contractor_id: marnie.id,
        call: expect.stringContaining('GET /'),
        disclosure_date: expect.any(Number),
      },
    ])
  })
})
