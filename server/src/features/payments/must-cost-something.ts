import { Refusal } from '@headframe/wire'
import type { World } from '../../kit/world.ts'

/** Where listings are free nobody pays for one, neither with money nor with a credit. */
export function mustCostSomething({ config }: Pick<World, 'config'>): void {
  if (config.listingPriceCents === 0) throw new Refusal('PAYMENT_NOT_NEEDED')
}
