import { jobStatus } from '@headframe/wire'

import type { FormStore } from '../../../../forms/form-store.ts'
import { seenIn, type RawJob } from './draft-calls.ts'
import {
  beginVersions,
  changesToSave,
  isBeyond,
  withDecision,
  withTheirs,
  withTyped,
  type Seen,
  type Versions,
} from './draft-versions.ts'
import { clearShelf, shelve } from './job-shelf.ts'
import type { TopicId } from './job-topics.ts'
import type { JobValues } from '../job-values.ts'

interface Opened {
  readonly id: string
  readonly store: FormStore<JobValues>
  readonly versions: Versions
  /** How far its form has come. */
  readonly step: number
}

/** A draft as it stands in this window, beside what is known of it elsewhere. */
export class DraftWindow {
  readonly store: FormStore<JobValues>
  #id: string
  #versions: Versions
  #step: number
  #hasEnded = false
  readonly #listeners = new Set<() => void>()

  constructor({ id, store, versions, step }: Opened) {
    this.store = store
    this.#id = id
    this.#versions = versions
    this.#step = step
  }

  get id(): string {
    return this.#id
  }

  get values(): JobValues {
    return this.store.state().values
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  readonly versions = (): Versions => this.#versions

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => void this.#listeners.delete(onChange)
  }

  /** Something is still to be sent. */
  readonly isPending = (): boolean => {
    if (this.#hasEnded || this.#versions.isNoDraft) return false
    return this.isFurther() || changesToSave(this.#versions, this.values).fields.length > 0
  }

  readonly isFurther = (): boolean => this.#step > this.#versions.seen.step

  get step(): number {
    return this.#step
  }

  reach(step: number): void {
    this.#step = Math.max(this.#step, step)
  }

  become(next: Versions): void {
    this.#versions = next
    if (!this.#hasEnded) this.#keepShelf()
    for (const listener of this.#listeners) listener()
  }

  /** The form was changed, by whomever. */
  noteTyped(): void {
    this.become(withTyped(this.#versions, this.values))
  }

  noteNoDraft(): void {
    this.become({ ...this.#versions, isNoDraft: true })
  }

  takeIn(raw: RawJob): void {
    if (raw.status !== jobStatus.draft) this.noteNoDraft()
    // An older reading may come late.
    else if (raw.revision > this.#versions.seen.revision)
      this.#becomeJoined(withTheirs(this.#versions, this.values, seenIn(raw)))
  }

  decide(id: TopicId, side: 'mine' | 'theirs'): void {
    this.#becomeJoined(withDecision(this.#versions, this.values, id, side))
  }

  /** They were looked at. */
  readonly dismissNews = (): void => {
    this.become({ ...this.#versions, news: [] })
  }

  /** What stands here is kept as another draft by now. */
  moveTo(id: string, seen: Seen): void {
    clearShelf(this.#id)
    this.#id = id
    this.become(beginVersions(seen))
  }

  /** It became what it was for. */
  end(): void {
    this.#hasEnded = true
    clearShelf(this.#id)
  }

  #becomeJoined(joined: { versions: Versions; values: JobValues }): void {
    this.#versions = joined.versions
    // The form has these fields and no others.
    this.#put(Object.keys(joined.values) as (keyof JobValues)[], joined.values)
    this.become(this.#versions)
  }

  /** The fields of the form become these, as if they had been typed. */
  #put(names: readonly (keyof JobValues)[], next: JobValues): void {
    for (const name of names) if (this.values[name] !== next[name]) this.store.set(name, next[name])
  }

  #keepShelf(): void {
    const { values } = this
    const { seen, conflicts } = this.#versions
    if (isBeyond(this.#versions, values) || this.isFurther())
      shelve(this.#id, { values, step: this.#step, base: seen.values, conflicts })
    else clearShelf(this.#id)
  }
}
