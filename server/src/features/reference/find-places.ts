import type { reference } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'

export const findPlaces: UseCase<typeof reference.places> = async ({ world }, { q, limit }) => ({
  data: await world.geocoder.search(q, limit),
})
