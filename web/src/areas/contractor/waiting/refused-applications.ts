import { deviceList } from '../../../calls/offline/device-list.ts'

/** An application that waited for a network and was refused as it was sent, perhaps while nobody looked. */
export interface RefusedApplication {
  /** The one under which it waited. */
  readonly key: string
  /** The uuid of the account that sent it: nobody else is told. */
  readonly sender: string
  /** The title of its job. */
  readonly name: string
  readonly jobId: string
  /** Why, in the words of the refusal. */
  readonly reason: string
}

const refused = deviceList('refusedApplications', isRefused)

/** It stays until its sender says that they have seen it. */
export const keepRefused = refused.put
export const dismissRefused = refused.drop
export const useRefusedApplications = refused.use

function isRefused(thing: unknown): thing is RefusedApplication {
  const { key, sender, name, jobId, reason } = Object(thing) as Partial<RefusedApplication>
  return [key, sender, name, jobId, reason].every((text) => typeof text === 'string')
}
