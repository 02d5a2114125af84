import type { sections } from '@headframe/wire'
import type { Scene } from './scene.ts'

export type Sample = Readonly<Record<string, unknown>>

/** What somebody in this scene would send. */
export type MakeSample = (scene: Scene) => Sample | Promise<Sample>

type Sections = typeof sections

/** One for each call of these sections: a call without one does not compile. */
export type SamplesOf<Names extends keyof Sections> = {
  readonly [Section in Names]: Readonly<Record<keyof Sections[Section], MakeSample>>
}

export const nothing: MakeSample = () => ({})
