import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { companyAccounts, companyProfiles, contractorProfiles, limits } from '@headframe/wire'
import { aLogoOf } from '../../testing/company-profile.ts'
import { aPdf } from '../../testing/documents.ts'
import { aJobOf, aPoolOf } from '../../testing/jobs.ts'
import { showLogo } from '../../testing/logos.ts'
import {
  aCompany,
  aContractor,
  aRegisteredCompany,
  aRegisteredContractor,
} from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()

const ask = (who: Person) => product.ask('/account/export', { headers: bearer(who.token) })

async function exportOf(who: Person) {
  const response = await ask(who)
  const bytes = Buffer.from(await response.arrayBuffer())
  const files = await unpack(bytes)
  return { response, bytes, files, data: JSON.parse(String(files.get('data.json'))) }
}

/** Every file of an archive by its path; an archive that is broken anywhere throws. */
async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const archive = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: false, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  )
  const entries: Entry[] = []
  await new Promise((resolve, reject) => {
    archive.on('entry', (entry: Entry) => entries.push(entry))
    archive.once('end', resolve)
    archive.once('error', reject)
  })
  for (const entry of entries) {
    const content = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
      archive.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
    )
    files.set(entry.fileName, await buffer(content))
  }
  return files
}

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
    const { response, bytes } = await exportOf(marnie)
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
    const { data } = await exportOf(marnie)
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
    const { data } = await exportOf(marnie)

    expect(data.resumes).toMatchObject([
      { file_name: 'Résumé: Marnie.pdf', place: 'active', failure: null },
    ])
    expect(data.resumes[0].text).toContain('Saltbush Mining')
    expect(data.resumes[0].facts).toBeTypeOf('object')
    expect(data.sessions).toEqual([
      { start_date: expect.any(Number), last_use_date: expect.any(Number) },
    ])
    expect(data.letters).toEqual([
      expect.objectContaining({
        kind: 'welcome',
        email: marnie.email,
        sent_date: expect.any(Number),
      }),
    ])
  })

  test('tell who has seen the profile, and companies by name', async () => {
    const company = await aCompany(product)
    const { uuid } = await product.as(marnie).send(contractorProfiles.own, {})
    await product.as(company).send(contractorProfiles.shared, { uuid })
    await product.as(await aContractor(product)).send(contractorProfiles.shared, { uuid })

    const { data } = await exportOf(marnie)

    expect(data.disclosures).toEqual([
      {
        audience: 'company',
        company_name: 'Saltbush Mining',
        disclosure_date: expect.any(Number),
      },
      { audience: 'contractor', company_name: null, disclosure_date: expect.any(Number) },
    ])
  })

  test('have the resume byte for byte under a name that every system can save, and the picture', async () => {
    const { files } = await exportOf(marnie)
    const { photo_hash } = await product.as(marnie).send(contractorProfiles.own, {})
    const shown = await product.ask(`/pictures/${photo_hash}-cropped.jpg`)

    expect([...files.keys()]).toEqual(['data.json', 'picture.jpg', 'resume/Résumé_ Marnie.pdf'])
    expect(files.get('resume/Résumé_ Marnie.pdf')).toEqual(resume)
    expect(files.get('picture.jpg')).toEqual(Buffer.from(await shown.arrayBuffer()))
  })

  test('hold no secret: neither password, nor token, nor hash of one', async () => {
    const { bytes } = await exportOf(marnie)
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

    const { bytes, data } = await exportOf(marnie)

    expect(bytes.includes('Quollbreath')).toBe(false)
    expect(bytes.includes(other.email)).toBe(false)
    expect(data.letters).toHaveLength(1)
  })
})

test('somebody who has told little gets that little', async () => {
  const ash = await aContractor(product)

  const { files, data } = await exportOf(ash)

  expect([...files.keys()]).toEqual(['data.json'])
  expect(data).toMatchObject({
    profile: { first_name: 'Ash', phone: null },
    answers: [],
    resumes: [],
    disclosures: [],
  })
})

describe('the own data of a company', () => {
  test('are little when it has told little', async () => {
    const company = await aCompany(product)

    const { files, data } = await exportOf(company)

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

    const { files, data } = await exportOf(company)

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

    expect([...(await exportOf(company)).files.keys()]).toEqual(['data.json', 'logo.png'])
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

    const { data } = await exportOf(company)

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

test('an archive whose file is lost breaks off instead of looking whole', async () => {
  const marnie = await aRegisteredContractor(product)
  const { photo_hash } = await product.as(marnie).send(contractorProfiles.own, {})
  await product.world.files.remove(photo_hash ?? '')

  await expect(exportOf(marnie)).rejects.toThrow()
  expect((await product.ask('/health')).status).toBe(200)
})

test('own data is asked for ten times a day at most', async () => {
  const ash = await aContractor(product)
  for (let times = 0; times < limits.ownDataExports.points; times += 1) {
    const response = await ask(ash)
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }

  const response = await ask(ash)

  expect(response.status).toBe(429)
  expect(await response.json()).toEqual({
    error: 'Too many attempts. Please try again later.',
    code: 'RATE_LIMITED',
  })
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
})
