import type { reference } from '@headframe/wire'
import { findPlacesNamed } from '../../kit/places.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const findPlaces: UseCase<typeof reference.places> = async (context, { q, limit }) => ({
  data: await findPlacesNamed(context, q, limit),
})
