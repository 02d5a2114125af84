import { deviceList } from './device-list.ts'

/** Something that a person has sent and nobody could take yet. It waits on the device, over restarts. */
export interface Waiting {
  /** One of a kind for each thing that it is about; a later one takes the place of an earlier. */
  readonly key: string
  readonly kind: 'application' | 'profile'
  /** The uuid of the account that sent it: nobody else sends it for them. */
  readonly sender: string
  /** What it is about, as its sender knows it. */
  readonly name: string
  readonly content: object
  /** Makes sure that it counts once, also where only the answer was lost. */
  readonly idempotencyKey: string
}

const waiting = deviceList('waitingForNetwork', isWaiting)

/** All that waits on this device, whoever sent it. */
export const waitingNow = waiting.now
export const wait = waiting.put
export const stopWaiting = waiting.drop
export const useWaiting = waiting.use

function isWaiting(thing: unknown): thing is Waiting {
  const { key, kind, sender, name, content, idempotencyKey } = Object(thing) as Partial<Waiting>
  return (
    [key, kind, sender, name, idempotencyKey].every((text) => typeof text === 'string') &&
    typeof content === 'object'
  )
}
