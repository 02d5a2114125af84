import { randomUUID } from 'node:crypto'
import { staffJoins } from '@headframe/wire'
import { aBench, aProfile, moveCopyTo } from '../library.ts'
import { nothing } from './sample.ts'
import type { SamplesOf } from './sample.ts'
import type { Scene } from './scene.ts'

/** The scene's contractor, as the scene's staff member has them. */
export async function copyIn({ product, staff, contractor }: Scene): Promise<string> {
  const { hash } = await moveCopyTo(product, staff, contractor)
  return hash
}

export const staffSamples: SamplesOf<'staffProfiles' | 'staffJoins'> = {
  staffProfiles: {
    list: async ({ product, staff }) => {
      const { hash } = await aBench(product, staff)
      return { page: 1, sortField: 'salary', sortOrder: 'asc', search: 'dozer', excludeTph: hash }
    },
    all: async ({ product, staff }) => ({ excludeTph: (await aBench(product, staff)).hash }),
    one: async (scene) => ({ ph: await copyIn(scene) }),
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
}
