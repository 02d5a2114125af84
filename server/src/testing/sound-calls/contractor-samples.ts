import { randomUUID } from 'node:crypto'
import {
  contractorFacts,
  contractorProfiles,
  registrationInProgress,
  savedSearches,
} from '@headframe/wire'
import { changeDescription } from '../../market/people/description.ts'
import { aPicture } from '../../pictures/picture-samples.ts'
import { aPdf } from '../documents.ts'
import { aJobOf } from '../jobs.ts'
import { aContractor } from '../people.ts'
import { aWholeProfile } from '../profile.ts'
import { aFile, aRegistration, testPassword } from '../registration.ts'
import { nothing } from './sample.ts'
import type { SamplesOf } from './sample.ts'
import { uploadResumeIn } from './scene.ts'
import type { Scene } from './scene.ts'

const aNewAddress = () => `somebody-${randomUUID()}@people.example`
const aSmallPicture = async () =>
  aFile('me.png', await aPicture('png', { width: 32, height: 32 }), 'image/png')

export const contractorSamples: SamplesOf<
  | 'registrationInProgress'
  | 'contractorRegistration'
  | 'contractorProfiles'
  | 'contractorDescription'
  | 'contractorFacts'
  | 'contractorSettings'
  | 'contractorWishes'
  | 'contractorMatching'
  | 'companyPages'
  | 'contractorJobs'
  | 'savedJobs'
  | 'savedSearches'
> = {
  registrationInProgress: {
    emailCheck: () => ({ email: aNewAddress() }),
    newDraft: () => ({ data: someDraft, step: 1 }),
    draft: async (scene) => ({ id: await aDraftOf(scene) }),
    saveDraft: async (scene) => ({ id: await aDraftOf(scene), data: someDraft, step: 2 }),
    proposeFields: async () => ({ resume: aFile('resume.pdf', await aPdf()) }),
  },
  contractorRegistration: {
    register: async ({ product }) =>
      aRegistration(product, {
        profilePicture: await aSmallPicture(),
        croppedImage: await aSmallPicture(),
      }),
    signUp: () => ({
      first_name: 'Marnie',
      last_name: 'Okafor',
      email: aNewAddress(),
      phone: '0491 570 156',
      password: testPassword,
      passwordConfirm: testPassword,
    }),
  },
  contractorFacts: {
    show: nothing,
    add: async (scene) => {
      await uploadResumeIn(scene)
      return someFact
    },
    keepFormer: nothing,
    correct: async (scene) => ({ key: await aFactIn(scene), ...someFact }),
    hide: async (scene) => ({ key: await aFactIn(scene) }),
    settle: nothing,
  },
  contractorProfiles: {
    account: nothing,
    own: nothing,
    responses: nothing,
    answers: nothing,
    update: ({ product }) => aWholeProfile(product),
    resume: nothing,
    uploads: nothing,
    replaceResume: async () => ({ replaceFile: aFile('resume.pdf', await aPdf()) }),
    shared: async ({ product }) => {
      const beside = await aContractor(product)
      const { uuid } = await product.as(beside).send(contractorProfiles.own, {})
      return { uuid }
    },
  },
  contractorDescription: {
    write: async (scene) => {
      await fillProfileIn(scene)
      return {}
    },
    save: async (scene) => ({
      description: 'Marnie pushes dozers.\nShe trains others to.',
      revision: await aDescriptionIn(scene),
    }),
    remove: nothing,
  },
  contractorMatching: {
    recommended: nothing,
    choice: nothing,
    choose: () => ({ is_on: true, weekly: 'all' }),
  },
  contractorWishes: {
    show: nothing,
    save: () => someWishes,
  },
  contractorSettings: {
    email: ({ contractor: { password } }) => {
      const address = aNewAddress()
      return {
        setting: 'email',
        newEmailAddress: address,
        newEmailAddressConfirm: address,
        accountPassword: password,
      }
    },
    password: ({ contractor: { password } }) => ({
      setting: 'password',
      currentPassword: password,
      newPassword: 'quandong-and-slate-4',
      newPasswordConfirm: 'quandong-and-slate-4',
    }),
    picture: async () => ({
      setting: 'profilePicture',
      profilePicture: await aSmallPicture(),
      croppedImage: await aSmallPicture(),
    }),
    refuseDescription: () => ({ setting: 'refuseAIDescription' }),
    sharing: () => ({ setting: 'profileSharing', enabled: false }),
    renewLink: () => ({ setting: 'renewShareLink' }),
  },
  companyPages: { page: () => ({ slug: 'saltbush-mining' }) },
  contractorJobs: {
    find: () => ({
      page: 1,
      perPage: 5,
      search: 'dozer',
      occupation: ['Dozer Operator'],
      place: 'Kambalda WA',
      lat: -31.2,
      lng: 121.66,
      radius: 50,
      sort: 'newest',
    }),
    choices: () => ({
      search: 'dozer',
      place: 'Kambalda WA',
      arrangement: ['fifo'],
      roster: ['8:6'],
    }),
    board: nothing,
    signpost: () => ({ slug: 'jobs-in-kambalda' }),
    readSearch: () => ({ search: 'sparky pilbara' }),
    placesSought: () => ({ search: 'dozer near newman', place: 'Kambalda WA', radius: 50 }),
    suggest: () => ({ search: 'spark' }),
    job: ({ job }) => ({ id: job.slug }),
    related: ({ job }) => ({ id: job.slug }),
    apply: async (scene) => {
      await fillProfileIn(scene)
      const { id } = await aJobOf(scene.product, scene.company)
      return { jobId: id, rate: 92.5, rate_type: 'hour' }
    },
    withdraw: ({ job }) => ({ jobId: job.id }),
    applications: () => ({ page: 1, perPage: 5 }),
  },
  savedJobs: {
    list: () => ({ page: 1, perPage: 5 }),
    save: ({ job }) => ({ jobId: job.slug, saved: true }),
  },
  savedSearches: {
    list: nothing,
    save: () => ({
      name: 'Dozers',
      frequency: 'daily',
      wish: { search: 'dozer', roster: ['2:1'] },
    }),
    change: async (scene) => ({
      id: await aSavedSearchIn(scene),
      name: 'Other dozers',
      frequency: 'weekly',
      wish: { search: `dozer ${randomUUID().slice(0, 8)}`, lat: -31.2, lng: 121.66, radius: 50 },
    }),
    remove: async (scene) => ({ id: await aSavedSearchIn(scene) }),
    switchMails: () => ({ on: false }),
  },
}

async function aSavedSearchIn({ product, contractor }: Scene): Promise<string> {
  const { id } = await product.as(contractor).send(savedSearches.save, {
    name: 'Dozers',
    frequency: 'daily',
    wish: { search: 'dozer' },
  })
  return id
}

const someDraft = {
  field_firstName: 'Marnie',
  field_rate: '88.5',
  answers: [{ id: 1, response: 'Seven years on D11s.' }],
}

async function aDraftOf({ product }: Scene): Promise<string> {
  const { id } = await product.send(registrationInProgress.newDraft, { data: someDraft, step: 1 })
  return id
}

const someFact = {
  kind: 'job',
  name: 'Grader Operator',
  where: 'Saltbush Mining',
  place: 'Kambalda',
  start: '2019-03',
  end: null,
  is_current: true,
} as const

async function aFactIn(scene: Scene): Promise<string> {
  await uploadResumeIn(scene)
  const { facts } = await scene.product.as(scene.contractor).send(contractorFacts.show, {})
  return facts[0]?.key ?? ''
}

/** Which revision it is that stands now. */
async function aDescriptionIn({ product, contractor }: Scene): Promise<number> {
  const text = 'Marnie is a dozer operator.'
  const { revision } = await changeDescription(product.world.database.writing, contractor.id, {
    text,
  })
    .returning('description_revision as revision')
    .executeTakeFirstOrThrow()
  return revision
}

async function fillProfileIn({ product, contractor }: Scene): Promise<void> {
  await product.as(contractor).send(contractorProfiles.update, await aWholeProfile(product))
}

const someWishes = {
  rosters: ['2:1', '8/6'],
  even_time_or_better: false,
  arrangements: ['fifo' as const],
  work_types: ['contract' as const],
  point_of_hire: 'Perth WA',
  point_of_hire_lat: -31.95,
  point_of_hire_lng: 115.86,
  max_travel_km: 80,
  nights: 'days_only' as const,
  longest_swing_days: 21,
}
