import { beforeAll, describe, expect, test } from 'vitest'
import { applicants, communityMembers, contractorProfiles, limits } from '@headframe/wire'
import { aCommunityOf, aMemberOf, toldOfCommunities } from '../../testing/communities.ts'
import { toldOfDecisions } from '../../testing/decisions.ts'
import { aPdf } from '../../testing/documents.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aNoteOn, moveCopyTo } from '../../testing/library.ts'
import { askForExport, exportOf } from '../../testing/own-data.ts'
import { aCompany, aContractor, aRegisteredContractor, aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'

const product = await aProduct()

describe('the own data of a contractor', () => {
  let marnie: Person
  let resume: Buffer

  beforeAll(async () => {
    resume = await aPdf()
    marnie = await aRegisteredContractor(product, {
      resume: aFile('../Résumé: Marnie.pdf', resume, 'application/pdf'),
    })
    await product.runTasks()
  })

  test('come as one archive with the day in its name', async () => {
    const { response, bytes } = await exportOf(product, marnie)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(
      product.world.clock(),
    )

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="my-data-${day}.zip"`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
  })

  test('hold everything that the person told, in the words of the contract', async () => {
    const { data } = await exportOf(product, marnie)
    const profile = await product.as(marnie).send(contractorProfiles.own, {})
    const answers = await product.as(marnie).send(contractorProfiles.answers, {})

    expect(data.account).toEqual({
      id: marnie.id,
      audience: 'contractor',
      email: marnie.email,
      creation_date: expect.any(Number),
    })
    expect(data.profile).toEqual(profile)
    expect(data.answers).toEqual(
      answers.map((answer) => ({ ...answer, answer_date: expect.any(Number) })),
    )
    expect(data.settings).toEqual({
      sharing_enabled: true,
      notice_version: expect.any(String),
      last_error: null,
    })
    expect(data.mail_preferences).toEqual({
      application_updates: true,
      pool_updates: true,
      messages: true,
    })
  })

  test('hold what was read from the resume, and the times of sessions and letters', async () => {
    const { data } = await exportOf(product, marnie)

    expect(data.resumes).toMatchObject([
      { file_name: 'Résumé: Marnie.pdf', place: 'active', failure: null },
    ])
    expect(data.resumes[0].text).toContain('Saltbush Mining')
    expect(data.resumes[0].facts).toBeTypeOf('object')
    expect(data.sessions).toEqual([
      {
        device: 'node',
        address: '127.0.0.0/24',
        start_date: expect.any(Number),
        last_use_date: expect.any(Number),
      },
    ])
    expect(data.known_devices).toEqual([{ last_sign_in_date: expect.any(Number) }])
    expect(data.letters).toEqual([
      expect.objectContaining({
        kind: 'welcome',
        email: marnie.email,
        sent_date: expect.any(Number),
      }),
    ])
  })

  test('hold what staff have made of the profile and written about it, and name none of them', async () => {
    const { id } = await moveCopyTo(product, await aStaffMember(product), marnie)
    await aNoteOn(product, { id }, 'Prefers Leinster.')
    await product.world.database.writing
      .updateTable('profile')
      .set({ phone: '0491 570 110' })
      .where('id', '=', id)
      .execute()

    const { data } = await exportOf(product, marnie)

    expect(data.staff_copy).toMatchObject({
      full_name: 'Marnie Okafor',
      phone: '0491 570 110',
      notes: [{ note: 'Prefers Leinster.', timestamp: expect.any(Number) }],
      talent_pools: [],
    })
    expect(JSON.stringify(data.staff_copy)).not.toContain('Robin Hale')
  })

  test('tell who has seen the profile, and companies by name', async () => {
    const company = await aCompany(product)
    const { uuid } = await product.as(marnie).send(contractorProfiles.own, {})
    await product.as(company).send(contractorProfiles.shared, { uuid })
    await product.as(await aContractor(product)).send(contractorProfiles.shared, { uuid })

    const { data } = await exportOf(product, marnie)

    expect(data.disclosures).toEqual([
      {
        audience: 'company',
        company_name: 'Saltbush Mining',
        disclosure_date: expect.any(Number),
      },
      { audience: 'contractor', company_name: null, disclosure_date: expect.any(Number) },
    ])
  })

  test('hold every application, with the rate that was asked for and what became of it', async () => {
    const job = await aJobOf(product, await aCompany(product))
    const { id: application_id } = await anApplicationTo(product, job, marnie, {
      rate: '98.00',
      rate_type: 'hour',
      status: 2,
      decided_at: product.world.clock(),
      reason: 'No ticket.',
      told_status: 2,
      told_reason: 'No ticket.',
    })

    const { data } = await exportOf(product, marnie)

    expect(data.applications).toEqual([
      {
        application_id,
        job_uuid: job.id,
        job_title: 'Dozer Operator',
        company_name: 'Saltbush Mining',
        rate: 98,
        rate_type: 'hour',
        status: 2,
        reason: 'No ticket.',
        application_date: expect.any(Number),
        decision_date: expect.any(Number),
        notes: [],
      },
    ])
  })

  test('hold what a company said with its decision once it is told, and not while it may be taken back', async () => {
    const company = await aCompany(product)
    const contractor = await aContractor(product)
    const { id: application_id } = await anApplicationTo(
      product,
      await aJobOf(product, company),
      contractor,
    )
    const pool = await aCommunityOf(product, company)
    const memberId = await aMemberOf(product, pool, contractor)
    const { send } = product.as(company)
    const decide = async (reason: string) => {
      await send(applicants.decide, { application_id, status: 2, reason })
      const declined = { status: 'Declined', reason } as const
      await send(communityMembers.decide, { id: pool.id, memberId, ...declined })
    }
    const reasons = async () => {
      const { data } = await exportOf(product, contractor)
      return { jobs: data.applications, pools: data.talent_communities }
    }

    await decide('No ticket.')
    expect(await reasons()).toMatchObject({ jobs: [{ reason: null }], pools: [{ reason: null }] })
    await toldOfDecisions(product, contractor)
    await toldOfCommunities(product, contractor, 300)
    expect(await reasons()).toMatchObject({
      jobs: [{ status: 2, reason: 'No ticket.' }],
      pools: [{ status: 'Declined', reason: 'No ticket.' }],
    })

    await send(applicants.decide, { application_id, status: 1, reason: '' })
    await send(communityMembers.decide, { id: pool.id, memberId, status: 'Accepted', reason: '' })
    expect(await reasons()).toMatchObject({
      jobs: [{ status: 1, reason: null }],
      pools: [{ status: 'Accepted', reason: null }],
    })
  })

  test('have the resume byte for byte under a name that every system can save, and the picture', async () => {
    const { files } = await exportOf(product, marnie)
    const { photo_hash } = await product.as(marnie).send(contractorProfiles.own, {})
    const shown = await product.ask(`/pictures/${photo_hash}-cropped.jpg`)

    expect([...files.keys()]).toEqual(['data.json', 'picture.jpg', 'resume/Résumé_ Marnie.pdf'])
    expect(files.get('resume/Résumé_ Marnie.pdf')).toEqual(resume)
    expect(files.get('picture.jpg')).toEqual(Buffer.from(await shown.arrayBuffer()))
  })

  test('hold no secret: neither password, nor token, nor hash of one', async () => {
    const { bytes } = await exportOf(product, marnie)
    const { password_hash } = await product.world.database.reading
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', marnie.id)
      .executeTakeFirstOrThrow()

    for (const secret of [marnie.token, marnie.password, password_hash ?? '']) {
      expect(bytes.includes(secret)).toBe(false)
    }
  })

  test('hold nothing of anybody else', async () => {
    const other = await aRegisteredContractor(product, { field_lastName: 'Quollbreath' })
    await product.runTasks()

    const { bytes, data } = await exportOf(product, marnie)

    expect(bytes.includes('Quollbreath')).toBe(false)
    expect(bytes.includes(other.email)).toBe(false)
    expect(data.letters).toHaveLength(1)
  })
})

test('somebody who has told little gets that little', async () => {
  const ash = await aContractor(product)

  const { files, data } = await exportOf(product, ash)

  expect([...files.keys()]).toEqual(['data.json'])
  expect(data).toMatchObject({
    profile: { first_name: 'Ash', phone: null },
    answers: [],
    applications: [],
    resumes: [],
    disclosures: [],
  })
})

test('an archive whose file is lost breaks off instead of looking whole', async () => {
  const marnie = await aRegisteredContractor(product)
  const { photo_hash } = await product.as(marnie).send(contractorProfiles.own, {})
  await product.world.files.remove(photo_hash ?? '')

  await expect(exportOf(product, marnie)).rejects.toThrow()
  expect((await product.ask('/health')).status).toBe(200)
})

test('own data is asked for ten times a day at most', async () => {
  const ash = await aContractor(product)
  for (let times = 0; times < limits.ownDataExports.points; times += 1) {
    const response = await askForExport(product, ash)
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }

  const response = await askForExport(product, ash)

  expect(response.status).toBe(429)
  expect(await response.json()).toEqual({
    error: 'Too many attempts. Please try again later.',
    code: 'RATE_LIMITED',
  })
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
})
