import { describe, expect, test } from 'vitest'
import { applicants, companyAccounts, companyProfiles, contractorProfiles } from '@headframe/wire'
import { aLogoOf } from '../../testing/company-profile.ts'
import { aDraftJob, aJobOf, aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import { aPoolOf, aThread } from '../../testing/communities.ts'
import { showLogo } from '../../testing/logos.ts'
import { exportOf } from '../../testing/own-data.ts'
import { giveCredits, openSessionFor } from '../../testing/payments.ts'
import {
  aCompany,
  aContractor,
  aRegisteredCompany,
  aRegisteredContractor,
} from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

describe('the own data of a company', () => {
  test('are little when it has told little', async () => {
    const company = await aCompany(product)

    const { files, data } = await exportOf(product, company)
    const { person: _, ...told } = await product.as(company).send(companyAccounts.account, {})

    expect([...files.keys()]).toEqual(['data.json'])
    expect(data).toEqual({
      account: expect.objectContaining({ email: company.email, audience: 'company' }),
      sessions: [expect.any(Object)],
      known_devices: [],
      password_resets: [],
      letters: [],
      company: told,
      billing: { billing_name: null, abn: null, order_number: null },
      profile: await product.as(company).send(companyProfiles.own, {}),
      profile_draft: null,
      jobs: [],
      applicants: [],
      payments: [],
      credits: [],
      talent_pools: [],
      projects: [],
      mail_preferences: {
        applications: true,
        pool_applications: true,
        messages: true,
        job_expiry: true,
        credits: true,
      },
      people: [],
      invitations: [],
      applicant_notes: [],
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

    expect(data.jobs).toMatchObject([
      {
        uuid: job.id,
        slug: job.slug,
        title: 'Dozer Operator',
        work_location: 'Kambalda WA',
        status: 4,
        creation_date: expect.any(Number),
        published_date: expect.any(Number),
        expired_date: expect.any(Number),
        closed_date: expect.any(Number),
      },
      { title: null, status: 1, published_date: null, closed_date: null },
    ])
    expect(data.projects).toEqual([])
    expect(data.talent_pools).toMatchObject([
      {
        id: pool.id,
        members: [],
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
        person_id: company.id,
        disclosure_date: expect.any(Number),
      },
    ])
  })

  test('hold all that was said in a talent pool, and its members by their ids', async () => {
    const [company, contractor] = [await aCompany(product), await aContractor(product)]
    const { id } = await aThread(product, { company, contractor })
    const own = await exportOf(product, contractor)
    const { data } = await exportOf(product, company)

    const messages = [
      { from: 'company', body: 'Are you free in March?', timestamp: expect.any(Number) },
    ]
    expect(data.talent_pools).toMatchObject([
      {
        id,
        requirements: ['Police check'],
        members: [{ contractor_id: contractor.id, status: 'Accepted', messages }],
      },
    ])
    expect(JSON.stringify(data)).not.toContain(contractor.email)
    expect(own.data.talent_communities).toMatchObject([
      { id, company_name: 'Saltbush Mining', status: 'Accepted', answer: null, messages },
    ])
  })

  test('hold every word of a posting, who applied, what was decided and what was paid', async () => {
    const company = await aCompany(product)
    const job = await aLiveJob(product, company, { project_budget: '$12M' })
    const ash = await aContractor(product)
    const { id: application_id } = await anApplicationTo(product, { id: job.uuid }, ash)
    await product
      .as(company)
      .send(applicants.decide, { application_id, status: 2, reason: 'No ticket.' })
    await openSessionFor(product, company, await aDraftJob(product, company))
    await giveCredits(product, company, 2)

    const { data } = await exportOf(product, company)

    expect(data.jobs).toMatchObject([
      {
        description: expect.stringContaining('Quandong Pit'),
        hours: '12 hours a day',
        project_budget: '$12M',
        payment_method: 'payment',
      },
      { status: 1, payment_method: null },
    ])
    expect(data.applicants).toEqual([
      {
        application_id,
        job_uuid: job.uuid,
        contractor_id: ash.id,
        rate: null,
        rate_type: null,
        status: 2,
        reason: 'No ticket.',
        application_date: expect.any(Number),
        decision_date: expect.any(Number),
      },
    ])
    expect(data.payments).toEqual([
      {
        id: expect.any(String),
        job_uuid: data.jobs[1].uuid,
        description: 'Dozer Operator',
        method: 'payment',
        status: 'pending',
        amount: 162.5,
        gst: 14.77,
        currency: 'AUD',
        became_credit: false,
        receipt_number: null,
        billed_to: null,
        billed_abn: null,
        order_number: null,
        creation_date: expect.any(Number),
        transaction_date: null,
      },
    ])
    expect(data.credits).toEqual([
      {
        credits: 2,
        reason: 'Admin allocation',
        source: 'product',
        job_uuid: null,
        date: expect.any(Number),
      },
    ])
  })
})
