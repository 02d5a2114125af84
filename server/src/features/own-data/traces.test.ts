import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  applicants,
  communityMembers,
  communityMessages,
  companyPages,
  companyProfiles,
  companyPeople,
  companyRegistrationInProgress,
  contractorJobs,
  contractorProfiles,
  registrationInProgress,
  ownData,
  recoverPassword,
} from '@headframe/wire'
import { aLogoOf } from '../../testing/company-profile.ts'
import { accept as acceptInvitation, invite } from '../../testing/colleagues.ts'
import { aCompanyDraft } from '../../testing/company-registration.ts'
import { aPdf } from '../../testing/documents.ts'
import { aDraftJob, aJobOf, aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import { aMemberOf, aPoolOf, aThread } from '../../testing/communities.ts'
import { aLogo, putLogo } from '../../testing/logos.ts'
import { giveCredits, openSessionFor } from '../../testing/payments.ts'
import {
  aCompany,
  aContractor,
  aRegisteredCompany,
  aRegisteredContractor,
} from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { tablesOf } from '../../testing/database/whole-database.ts'

const product = await aProduct()

/** Words that stand in everything that somebody has told, and nowhere else. */
const canaries = {
  contractor: ['quollbreath', '570 159', '570159'],
  company: ['bettongmine', '570 110', '570110'],
}

const resume = [
  'Jo Quollbreath',
  'Kambalda WA 6442 · 0491 570 159 · jo.quollbreath@people.example',
  'Employment',
  'Dozer Operator, Saltbush Mining, Kambalda',
  'March 2019 to present',
  'Bulk push and dump work on a D11 with machine guidance.',
  'Plant Operator, Wandoo Civil, Perth',
  'January 2015 to February 2019',
]

/** Every table in which one of the words stands. */
async function tablesThatTell(words: readonly string[]): Promise<string[]> {
  const { reading } = product.world.database
  const telling: string[] = []
  for (const name of await tablesOf(product.world.database)) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} as told
      where to_jsonb(told)::text ilike any (${words.map((word) => `%${word}%`)})
      limit 1
    `.execute(reading)
    if (rows.length > 0) telling.push(name)
  }
  return telling
}

async function storedFiles(): Promise<string[]> {
  const folder = path.join(product.world.config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('an erased person has left nothing behind, in no table and in no file', async () => {
  const person = await aRegisteredContractor(product, {
    field_email: 'jo.quollbreath@people.example',
    field_firstName: 'Jo',
    field_lastName: 'Quollbreath',
    field_phone: '0491 570 159',
    field_address: '7 Quollbreath Street',
    field_suburb: 'Quollbreath Creek',
    field_roleDescription: 'Quollbreath wants days.',
    field_visaStatus: 'Other',
    field_visaStatusOther: 'Quollbreath visa',
    resume: aFile('Quollbreath.pdf', await aPdf(resume)),
  })
  const company = await aCompany(product)
  const { uuid } = await product.as(person).send(contractorProfiles.own, {})
  await product.as(company).send(contractorProfiles.shared, { uuid })
  const job = await aLiveJob(product, company)
  const { send } = product.as(person)
  const { application_id } = await send(contractorJobs.apply, { jobId: job.uuid })
  await product
    .as(company)
    .send(applicants.decide, { application_id, status: 2, reason: 'Quollbreath has no ticket.' })
  const { id } = await aThread(product, { company, contractor: person })
  await send(communityMessages.toCompany, { id, body: 'Quollbreath is free in March.' })
  await product.send(recoverPassword.contractor, { email: person.email })
  await product.send(registrationInProgress.newDraft, {
    data: { field_email: ' Jo.Quollbreath@people.example', field_lastName: 'Quollbreath' },
    step: 0,
  })
  await product.as(person).send(ownData.saveMailPreferences, { messages: false })
  await product.runTasks()
  await product.send(recoverPassword.contractor, { email: person.email })

  const telling = await tablesThatTell(canaries.contractor)
  expect(telling).toEqual(
    expect.arrayContaining([
      'public.account',
      'public.community_message',
      'public.contractor',
      'public.job_application',
      'public.letter',
      'public.registration_draft',
      'public.resume',
      'public.resume_reading',
      'public.task',
    ]),
  )
  expect(await storedFiles()).not.toEqual([])

  await product.as(person).send(ownData.erase, { accountPassword: person.password })
  await product.runTasks()

  expect(await tablesThatTell(canaries.contractor)).toEqual([])
  expect(await storedFiles()).toEqual([])
  const disclosures = await product.world.database.reading
    .selectFrom('disclosure')
    .selectAll()
    .execute()
  expect(disclosures).toMatchObject([{ contractor_id: person.id, reader_id: company.id }])
})

test('an erased company has left nothing behind but its name, to those who applied', async () => {
  const company = await aRegisteredCompany(product, {
    companyName: 'Bettongmine Gold',
    companyEmail: 'office@bettongmine.example',
    companySummary: 'Gold at Bettongmine Creek.',
    website: 'https://bettongmine.example',
    firstName: 'Bettongmine',
    phoneNumber: '0491 570 110',
    keyPeople: [{ firstName: 'Ines', lastName: 'Bettongmine', role: 'GM' }],
  })
  const { send } = product.as(company)
  await send(companyProfiles.publish, { logo: await aLogoOf(product, company) })
  await send(companyProfiles.save, {
    logo: await aLogoOf(product, company),
    summary: 'Bettongmine again.',
  })
  await aLogoOf(product, company)
  await send(companyProfiles.uploadLogo, { fileType: 'image/png' })
  await aJobOf(product, company, { title: 'Bettongmine Operator' })
  const applied = await aJobOf(product, company)
  await anApplicationTo(product, applied, await aContractor(product))
  await openSessionFor(product, company, await aDraftJob(product, company))
  await giveCredits(product, company)
  const pool = await aPoolOf(product, company, { title: 'Bettongmine fitters' })
  const member = {
    id: pool.id,
    memberId: await aMemberOf(product, pool, await aContractor(product)),
  }
  await send(communityMessages.toMember, { ...member, body: 'Bettongmine calls.' })
  await send(communityMembers.decide, { ...member, status: 'Declined', reason: 'Not Bettongmine.' })
  const draft = await aCompanyDraft(product)
  await product.send(companyRegistrationInProgress.saveDraft, {
    id: draft.id,
    data: { companyEmail: ' Office@Bettongmine.example', companyName: 'Bettongmine' },
  })
  const ofDraft = await product.send(companyRegistrationInProgress.uploadLogo, {
    draftId: draft.id,
    fileType: 'image/png',
  })
  await putLogo(product, ofDraft, await aLogo())
  await product.send(recoverPassword.company, { email: company.email })
  await send(ownData.saveMailPreferences, { credits: false })
  await product.runTasks()
  await product.send(recoverPassword.company, { email: company.email })

  const telling = await tablesThatTell([company.id, ...canaries.company])
  expect(telling).toEqual(
    expect.arrayContaining([
      'public.account',
      'public.company',
      'public.company_draft',
      'public.community',
      'public.community_member',
      'public.community_message',
      'public.credit_entry',
      'public.job',
      'public.payment',
      'public.letter',
      'public.registration_draft',
      'public.task',
    ]),
  )
  expect(await storedFiles()).not.toEqual([])

  await send(ownData.erase, { accountPassword: company.password })
  await product.runTasks()

  expect(await tablesThatTell([company.id, draft.id, ...canaries.company])).toEqual(['public.job'])
  const left = await product.world.database.reading
    .selectFrom('job')
    .select(['id', 'company_name', 'closed_at'])
    .where('company_id', 'is', null)
    .execute()
  expect(left).toEqual([
    { id: applied.id, company_name: 'Bettongmine Gold', closed_at: expect.any(Date) },
  ])
  expect(await storedFiles()).toEqual([])
  await expect(product.send(companyPages.page, { slug: company.slug })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    text: 'Company not found.',
  })
})

test('what failed for an erased company keeps no address of its people', async () => {
  const company = await aCompany(product)
  const { send } = product.as(company)
  const former = company.email
  const email = `bilbymine-${company.id}@company.example`
  const { email: ofColleague, token } = await invite(product, company)
  await acceptInvitation(product, token)
  await product.send(recoverPassword.company, { email: ofColleague })
  await product.send(recoverPassword.company, { email: former })
  await product.world.database.writing
    .updateTable('task')
    .set({ failed_at: new Date(), failure: 'The mail could not be written.' })
    .where('kind', '=', 'mail-reset-link')
    .execute()
  await send(companyPeople.changeEmail, {
    newEmailAddress: email,
    newEmailAddressConfirm: email,
    accountPassword: company.password,
  })
  await product.runTasks()
  const addresses = [former, email, ofColleague]
  expect(await tablesThatTell([ofColleague])).toEqual(
    expect.arrayContaining(['public.task', 'public.letter']),
  )

  await send(ownData.erase, { accountPassword: company.password })
  await product.runTasks()

  expect(await tablesThatTell(addresses)).toEqual([])
})

test('a letter that was still to be sent to an erased person is not sent', async () => {
  const person = await aRegisteredContractor(product)
  await product.as(person).send(ownData.erase, { accountPassword: person.password })

  await product.runTasks()

  expect(await product.mailTo(person.email)).toEqual([])
})
