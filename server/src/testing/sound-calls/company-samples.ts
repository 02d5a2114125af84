import { randomUUID } from 'node:crypto'
import { applicantNotes, contractorProfiles, payments } from '@headframe/wire'
import { acceptForm, aColleague, anAddress, invite } from '../colleagues.ts'
import { aCompanyProfile, aLogoOf } from '../company-profile.ts'
import { aCompanyDraft, aCompanyRegistration } from '../company-registration.ts'
import { aJobForm } from '../jobs.ts'
import { giveCredits, goodCard, openSessionFor, told } from '../payments.ts'
import { testPassword } from '../registration.ts'
import { nothing } from './sample.ts'
import type { MakeSample, SamplesOf } from './sample.ts'
import { aDraftIn, uploadResumeIn } from './scene.ts'
import type { Scene } from './scene.ts'

export const companySamples: SamplesOf<
  | 'companyRegistrationInProgress'
  | 'companyRegistration'
  | 'companyAccounts'
  | 'companyBilling'
  | 'companyPeople'
  | 'companyInvitations'
  | 'companyProfiles'
  | 'companyJobs'
  | 'applicants'
  | 'applicantNotes'
  | 'payments'
> = {
  companyRegistrationInProgress: {
    emailCheck: () => ({ email: aCompanyRegistration().companyEmail }),
    newDraft: () => {
      const { companyName, companyEmail } = aCompanyRegistration()
      return { companyName, companyEmail }
    },
    draft: async ({ product }) => ({ id: (await aCompanyDraft(product)).id }),
    saveDraft: async ({ product }) => ({
      id: (await aCompanyDraft(product)).id,
      data: { headOffice: 'Kalgoorlie', commodities: ['Gold'], keyPeople: [{ firstName: 'Ines' }] },
      step: 2,
    }),
    uploadLogo: async ({ product }) => ({
      draftId: (await aCompanyDraft(product)).id,
      fileType: 'image/png',
    }),
    marketData: () => ({ ticker: 'BHP' }),
  },
  companyRegistration: {
    register: () => ({ ...aCompanyRegistration() }),
    registerOld: anOldRegistration,
    signUp: anOldRegistration,
  },
  companyAccounts: {
    account: nothing,
    complete: () => ({
      first_name: 'Noor',
      last_name: 'Haddad',
      phone: '0491 570 159',
      title: 'Resourcing Lead',
    }),
    dashboard: nothing,
    today: nothing,
  },
  companyBilling: {
    show: nothing,
    save: () => ({ billing_name: 'Saltbush Group', abn: '51 824 753 556', order_number: 'PO-17' }),
  },
  companyPeople: {
    list: nothing,
    invite: () => ({ email: anAddress(), role: 'hirer' }),
    resend: async ({ product, company }) => ({ id: (await invite(product, company)).id }),
    withdraw: async ({ product, company }) => ({ id: (await invite(product, company)).id }),
    changeRole: async ({ product, company }) => ({
      id: (await aColleague(product, company, 'viewer')).id,
      role: 'hirer',
    }),
    remove: async ({ product, company }) => ({
      id: (await aColleague(product, company, 'viewer')).id,
    }),
    changeEmail: () => {
      const email = anAddress()
      return {
        newEmailAddress: email,
        newEmailAddressConfirm: email,
        accountPassword: testPassword,
      }
    },
  },
  companyInvitations: {
    invitation: async ({ product, company }) => ({ token: (await invite(product, company)).token }),
    accept: async ({ product, company }) => acceptForm((await invite(product, company)).token),
  },
  companyProfiles: {
    own: nothing,
    save: aProfileWithLogo,
    discard: nothing,
    publish: aProfileWithLogo,
    marketCap: () => ({ ticker: 'BHP' }),
    uploadLogo: () => ({ fileType: 'image/webp' }),
  },
  companyJobs: {
    list: () => ({ page: 1, perPage: 5, search: 'dozer', only: 'waiting' }),
    job: ({ job }) => ({ uuid: job.id }),
    rawJob: ({ job }) => ({ uuid: job.slug }),
    newDraft: nothing,
    draft: async (scene) => ({ jobUUID: await aDraftIn(scene) }),
    saveDraft: async (scene) => ({
      jobUUID: await aDraftIn(scene),
      step: 2,
      draft: { ...aJobForm(), description: someRichText },
    }),
    deleteDraft: aDraft,
    post: async (scene) => ({
      jobUUID: await aDraftIn(scene),
      ...aJobForm({ description: someRichText }),
    }),
    update: ({ job }) => ({ uuid: job.id, description: someRichText }),
    close: ({ job }) => ({ jobUUID: job.id }),
    duplicate: ({ job }) => ({ jobUUID: job.id }),
  },
  applicants: {
    list: ({ job }) => ({ id: job.id, page: 1, perPage: 5, search: 'ash' }),
    readSearch: ({ job }) => ({ id: job.id, search: 'sparky pilbara under $90' }),
    exportList: ({ job }) => ({ id: job.id, search: 'ash', form: 'pdf' }),
    fitting: ({ job }) => ({ id: job.id }),
    candidate: anApplicant,
    resume: anApplicantWithResume,
    decide: ({ application }) => ({ application_id: application.id, status: 2, reason: 'Thanks.' }),
    decideMany: ({ application }) => ({
      applications: [application.id],
      status: 1,
      reason: 'Welcome.',
    }),
  },
  applicantNotes: {
    shared: ({ application }) => ({ application_id: application.id }),
    add: ({ application }) => ({ application_id: application.id, note: 'Call before noon.' }),
    edit: async (scene) => ({ id: await aNoteIn(scene), note: 'Call after noon.' }),
    delete: async (scene) => ({ id: await aNoteIn(scene) }),
  },
  payments: {
    credits: nothing,
    postWithCredit: aDraftWithCredit,
    session: aDraft,
    webhook: async (scene) => {
      const { product, company, cards } = scene
      const session = await openSessionFor(product, company, { uuid: await aDraftIn(scene) })
      const { body, signature } = cards.tell(told.succeeded(session), product.world.clock())
      return { bytes: body, signature }
    },
    sandbox: async (scene) => {
      const { product, company } = scene
      const { clientSecret } = await openSessionFor(product, company, {
        uuid: await aDraftIn(scene),
      })
      return { clientSecret, ...goodCard }
    },
    history: () => ({ page: 1, perPage: 5 }),
    receipt: async (scene) => ({ paymentId: await aPaymentIn(scene) }),
  },
}

const someRichText = {
  ops: [
    { insert: 'Push overburden', attributes: { bold: true } },
    { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
    { insert: 'Our page', attributes: { link: 'https://saltbush.example' } },
    { insert: '\n' },
  ],
}

async function aNoteIn({ product, company, application }: Scene): Promise<string> {
  const note = { application_id: application.id, note: 'Call before noon.' }
  const { id } = await product.as(company).send(applicantNotes.add, note)
  return id
}

async function aDraft(scene: Scene) {
  return { jobUUID: await aDraftIn(scene) }
}

/** One with a receipt. */
export async function aPaymentIn(scene: Scene): Promise<string | undefined> {
  const { send } = scene.product.as(scene.company)
  await send(payments.postWithCredit, await aDraftWithCredit(scene))
  const [paid] = await send(payments.history, {})
  return paid?.id
}

async function aDraftWithCredit(scene: Scene) {
  await giveCredits(scene.product, scene.company)
  return aDraft(scene)
}

async function aProfileWithLogo({ product, company }: Scene) {
  return { ...aCompanyProfile({ logo: await aLogoOf(product, company) }) }
}

function anOldRegistration(): ReturnType<MakeSample> {
  return {
    company_name: 'Saltbush Mining',
    company_office: '12 Hannan Street, Kalgoorlie WA 6430',
    company_website: 'https://saltbush.example',
    contact_name: 'Noor Haddad',
    contact_position: 'Resourcing Lead',
    contact_email: `company-${randomUUID()}@people.example`,
    contact_phone: '0491 570 159',
    password: testPassword,
    passwordConfirm: testPassword,
  }
}

async function anApplicant({ product, contractor, job }: Scene) {
  const { profile_hash } = await product.as(contractor).send(contractorProfiles.own, {})
  return { jobUuid: job.id, profile_hash }
}

async function anApplicantWithResume(scene: Scene) {
  await uploadResumeIn(scene)
  return anApplicant(scene)
}
