import type { sections } from '@headframe/wire'
import type { Person } from '../people.ts'
import type { Scene } from './scene.ts'

export type Sample = Readonly<Record<string, unknown>>

/** What the caller in this scene would send; a guest is nobody. */
export type MakeSample = (scene: Scene, caller: Person | undefined) => Sample | Promise<Sample>

type Sections = typeof sections

/** One for each call of these sections: a call without one does not compile. */
export type SamplesOf<Names extends keyof Sections> = {
  readonly [Section in Names]: Readonly<Record<keyof Sections[Section], MakeSample>>
}

export const nothing: MakeSample = () => ({})
