import { randomUUID } from 'node:crypto'
import { staffJoins, staffProfiles } from '@headframe/wire'
import { aPdf } from '../documents.ts'
import { aBench, aProfile, moveCopyTo } from '../library.ts'
import { aFile } from '../registration.ts'
import { aReview, decideReview } from '../reviews.ts'
import { nothing } from './sample.ts'
import type { SamplesOf } from './sample.ts'
import { uploadResumeIn } from './scene.ts'
import type { Scene } from './scene.ts'

/** The scene's contractor, as the scene's staff member has them. */
export async function copyIn({ product, staff, contractor }: Scene): Promise<string> {
  const { hash } = await moveCopyTo(product, staff, contractor)
  return hash
}

export const staffSamples: SamplesOf<'staffProfiles' | 'staffJoins' | 'staffUploads' | 'benches'> =
  {
    staffProfiles: {
      list: async ({ product, staff }) => {
        const { hash } = await aBench(product, staff)
        return { page: 1, sortField: 'salary', sortOrder: 'asc', search: 'dozer', excludeTph: hash }
      },
      readSearch: () => ({ search: 'sparky pilbara under $90 available now' }),
      all: async ({ product, staff }) => ({ excludeTph: (await aBench(product, staff)).hash }),
      one: async (scene) => ({ ph: await copyIn(scene) }),
      notes: async (scene) => ({ ph: await copyIn(scene) }),
      addNote: async (scene) => ({ ph: await copyIn(scene), note: 'Prefers Leinster.' }),
      update: async (scene) => ({
        ph: await copyIn(scene),
        full_name: 'Casey Morgan',
        email: 'casey@people.example',
        phone: '0491 570 156',
        location: 'Kalgoorlie WA',
        linkedin_url: 'https://www.linkedin.com/in/casey-morgan',
        employeeType: 1,
        availability: 0.5,
        salary: 120_000,
        rate: 75.5,
        visa: 'Citizen',
        trafficlight_status: 1,
        seen: { visa: null, trafficlight_status: 0 },
      }),
      remove: async (scene) => ({ ph: await copyIn(scene) }),
      removed: () => ({ page: 1, perPage: 20 }),
      restore: async (scene) => {
        const ph = await copyIn(scene)
        await scene.product.as(scene.staff).send(staffProfiles.remove, { ph })
        return { ph }
      },
      resume: async (scene) => {
        await uploadResumeIn(scene)
        return { ph: await copyIn(scene) }
      },
    },
    staffJoins: {
      list: nothing,
      resolve: async (scene) => {
        const { product, staff } = scene
        const email = `casey-${randomUUID()}@people.example`
        await aProfile(product, staff, { email })
        await aProfile(product, staff, { email })
        const [proposal] = await product.as(staff).send(staffJoins.list, {})
        return { id: proposal?.id, action: 'join' }
      },
    },
    staffUploads: {
      send: async () => ({ file: aFile('resume.pdf', await aPdf()) }),
      list: async (scene) => ({
        page: 1,
        perPage: 20,
        fh: await aReview(scene.product, scene.staff),
      }),
      file: async (scene) => {
        const fh = await aReview(scene.product, scene.staff)
        const ph = await copyIn(scene)
        await decideReview(scene.product, scene.staff, { fh, action: 'merge', ph })
        return { fh }
      },
      review: async (scene) => ({ fh: await aReview(scene.product, scene.staff) }),
      resolve: async (scene) => ({
        fh: await aReview(scene.product, scene.staff),
        action: 'merge',
        ph: await copyIn(scene),
        fields: {
          full_name: 'Casey Morgan',
          email: 'casey@people.example',
          current_role: 'Rigger',
        },
      }),
    },
    benches: {
      list: () => ({ page: 1, perPage: 20, archived: '1' }),
      ofProfile: async (scene) => ({ ph: await copyIn(scene) }),
      add: benchAndPerson,
      remove: benchAndMember,
      setStatus: async (scene) => ({ ...(await benchAndMember(scene)), status: 'Accepted' }),
      one: aBenchIn,
      members: async (scene) => ({
        ...(await aBenchIn(scene)),
        page: 1,
        sortField: 'member_since',
        sortOrder: 'asc',
        search: 'dozer',
        status: 'Pending',
      }),
      allMembers: aBenchIn,
      stats: aBenchIn,
      update: async (scene) => ({
        ...(await aBenchIn(scene)),
        ...benchForm,
        seen: { location: null, tags: [] },
      }),
      create: () => benchForm,
      archive: async (scene) => ({ ...(await aBenchIn(scene)), archived: true }),
      exportBench: async (scene) => {
        const { tph, ph } = await benchAndMember(scene)
        const { name, description } = benchForm
        const what = { talent_pool_hash: tph, profiles: [ph], include_contact: true }
        return { ...what, name, description }
      },
      exportPool: async (scene) => ({ tph: (await benchAndMember(scene)).tph }),
    },
  }

const benchForm = {
  name: 'Shutdown crew',
  location: 'Leinster WA',
  description: 'For the shutdown of May.',
  tags: ['Boilermaker', 'Rigger'],
}

async function aBenchIn({ product, staff }: Scene) {
  return { tph: (await aBench(product, staff)).hash }
}

async function benchAndPerson(scene: Scene) {
  return { ...(await aBenchIn(scene)), ph: await copyIn(scene) }
}

async function benchAndMember({ product, staff, contractor }: Scene) {
  const member = await moveCopyTo(product, staff, contractor)
  const bench = await aBench(product, staff, [member])
  return { tph: bench.hash, ph: member.hash }
}
