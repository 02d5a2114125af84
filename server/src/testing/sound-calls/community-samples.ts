import { availabilityQuestions, communityMembers, companyCommunities } from '@headframe/wire'
import { aCommunityForm, aCommunityOf, aMemberOf, aThread } from '../communities.ts'
import { nothing } from './sample.ts'
import type { SamplesOf } from './sample.ts'
import { linkMailedTo, uploadResumeIn } from './scene.ts'
import type { Scene } from './scene.ts'

export const communitySamples: SamplesOf<
  | 'companyCommunities'
  | 'communityMembers'
  | 'contractorCommunities'
  | 'communityMessages'
  | 'availabilityQuestions'
> = {
  companyCommunities: {
    list: () => ({ page: 1, perPage: 5, search: 'fitters', status: 'active' }),
    one: aCommunity,
    create: async (scene) => aCommunityForm({ type: 'project', projectId: await aProject(scene) }),
    update: async (scene) => ({
      ...(await aCommunity(scene)),
      ...aCommunityForm({ type: 'project', projectId: await aProject(scene), status: 'paused' }),
      seen: { title: 'Shutdown fitters', rate: 78.5 },
    }),
    projects: nothing,
    createProject: () => project,
  },
  communityMembers: {
    list: async (scene) => ({ id: (await aMember(scene)).id, page: 1, perPage: 5, search: 'ash' }),
    one: aMember,
    resume: async (scene) => {
      await uploadResumeIn(scene)
      return aMember(scene)
    },
    decide: async (scene) => ({ ...(await aMember(scene)), status: 'Accepted', reason: 'Good.' }),
    decideMany: async (scene) => {
      const { id, memberId } = await aMember(scene)
      return { id, members: [memberId], status: 'Declined', reason: 'Thanks.' }
    },
  },
  contractorCommunities: {
    list: () => ({ page: 1, perPage: 5, search: 'fitters', type: 'contract', status: 'all' }),
    readSearch: () => ({ search: 'sparky pilbara contract' }),
    one: aCommunity,
    apply: aCommunity,
    withdraw: aMember,
  },
  communityMessages: {
    ofMember: aThreadIn,
    toMember: async (scene) => ({ ...(await aThreadIn(scene)), body: 'Are you still free?' }),
    ofPool: async (scene) => ({ id: (await aThreadIn(scene)).id }),
    toCompany: async (scene) => ({ id: (await aThreadIn(scene)).id, body: 'From the third on.' }),
  },
  availabilityQuestions: {
    ask: async (scene) => {
      const { id, memberId } = await aMember(scene)
      const accepted = { id, memberId, status: 'Accepted', reason: '' } as const
      await scene.product.as(scene.company).send(communityMembers.decide, accepted)
      return { id }
    },
    question: aQuestion,
    answer: async (scene) => ({
      ...(await aQuestion(scene)),
      answer: 'from',
      free_from: '2099-03-01',
    }),
  },
}

const project = {
  name: 'Quandong expansion',
  summary: 'A second train for the plant.',
  budget: 2_500_000,
  startDate: '2099-01-15',
  length: '3-6 months',
} as const

async function aProject({ product, company }: Scene): Promise<string> {
  const { id } = await product.as(company).send(companyCommunities.createProject, project)
  return id
}

async function aCommunity({ product, company }: Scene) {
  const { id } = await aCommunityOf(product, company)
  return { id }
}

async function aMember(scene: Scene) {
  const { id } = await aCommunity(scene)
  return { id, memberId: await aMemberOf(scene.product, { id }, scene.contractor) }
}

function aThreadIn({ product, company, contractor }: Scene) {
  return aThread(product, { company, contractor })
}

async function aQuestion(scene: Scene) {
  const { product, company, contractor } = scene
  const { id } = await aThreadIn(scene)
  await product.as(company).send(availabilityQuestions.ask, { id })
  return { token: await linkMailedTo(scene, contractor.email) }
}
