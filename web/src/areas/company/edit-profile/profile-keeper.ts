import {
  companyProfiles,
  Refusal,
  wordsFor,
  type CompanyProfile,
  type Faults,
  type NamedId,
} from '@headframe/wire'

import { isPassing } from '../../../calls/failure.ts'
import {
  beginEditing,
  fieldsToSave,
  fieldsUnsaved,
  unsavedOf,
  withDecision,
  withRefusals,
  withSaved,
  withTheirs,
  withValue,
  type EditState,
  type Unsaved,
} from './edit-state.ts'
import {
  changesOf,
  fieldOfFault,
  pickFields,
  type Changes,
  type ProfileField,
  type ProfileValues,
} from './profile-values.ts'
import { createSavePace } from './save-pace.ts'

export interface ProfileServer {
  read: () => Promise<CompanyProfile>
  save: (changes: Changes) => Promise<CompanyProfile>
  publish: (changes: Changes) => Promise<CompanyProfile>
  discard: () => Promise<CompanyProfile>
}

interface KeeperOptions {
  profile: CompanyProfile
  server: ProfileServer
  /** What an earlier visit of this tab could not save. */
  unsaved?: Unsaved
  /** Told what has to outlive a reload of the tab; undefined when everything is saved. */
  onUnsaved?: (unsaved: Unsaved | undefined) => void
  /** Told whenever the server answered with the profile as it is now. */
  onProfile?: (profile: CompanyProfile) => void
}

/**
 * Holds the profile that is being edited and saves it by itself. Everything that talks to the
 * server takes its turn, so that no answer overtakes another.
 */
export class ProfileKeeper {
  #state: EditState
  readonly #options: KeeperOptions
  readonly #pace = createSavePace(() => void this.#takeTurn(() => this.#save()))
  readonly #listeners = new Set<() => void>()
  #lastTurn: Promise<unknown> = Promise.resolve()

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#state = beginEditing(options.profile, options.unsaved)
  }

  readonly state = (): EditState => this.#state

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => void this.#listeners.delete(onChange)
  }

  start(): void {
    this.#settle()
  }

  stop(): void {
    this.#pace.rest()
  }

  set<Name extends ProfileField>(name: Name, value: ProfileValues[Name]): void {
    const { status } = this.#state
    const isBusy = status === 'saving' || status === 'failed'
    const next = withValue(this.#state, name, value)
    this.#become({ ...next, status: isBusy ? status : 'unsaved' })
    this.#pace.afterTyping()
  }

  decide(name: ProfileField, side: 'mine' | 'theirs'): void {
    this.#become(withDecision(this.#state, name, side))
    this.#pace.atOnce()
  }

  knowIndustries(industries: readonly NamedId[]): void {
    this.#become({ ...this.#state, industries })
  }

  /** From now on what is missing for publishing is told. */
  judge(): void {
    this.#become({ ...this.#state, isJudged: true })
  }

  /** Saves now instead of soon: somebody asked, or the network is back. */
  saveNow(): void {
    if (this.#pace.isFailing()) this.#become({ ...this.#state, status: 'saving' })
    this.#pace.recovered()
    this.#pace.atOnce()
  }

  /** Hands over what has to outlive a reload, before the page goes. */
  keepUnsaved(): void {
    this.#options.onUnsaved?.(unsavedOf(this.#state))
  }

  /** The profile was read again, perhaps with what was changed elsewhere. */
  notice(profile: CompanyProfile): Promise<void> {
    return this.#takeTurn(async () => {
      if (profile.revision <= this.#state.profile.revision) return
      this.#become(withTheirs(this.#state, profile))
      this.#settle()
    })
  }

  /** Answers what went wrong, if anything did. */
  publish(): Promise<string | undefined> {
    return this.#takeTurn(() => this.#publish())
  }

  /** Answers what went wrong, if anything did. */
  discard(): Promise<string | undefined> {
    return this.#takeTurn(() => this.#discard())
  }

  async #save(): Promise<void> {
    const { fields, sent, changes } = this.#takeChanges()
    if (fields.length === 0) return this.#settle()

    if (!this.#pace.isFailing()) this.#become({ ...this.#state, status: 'saving' })
    try {
      const profile = await this.#options.server.save(changes)
      this.#become({ ...withSaved(this.#state, sent, profile), status: 'saved' })
      this.#options.onProfile?.(profile)
      this.#settle()
    } catch (failed) {
      if (isOfFields(failed, fields)) {
        this.#become(withRefusals(this.#state, failed.fields))
        await this.#save()
      } else if (!isChangedElsewhere(failed)) this.#fail(failed)
      else if (await this.#join()) await this.#save()
    }
  }

  async #publish(): Promise<string | undefined> {
    const { sent, changes } = this.#takeChanges()
    try {
      const profile = await this.#options.server.publish(changes)
      this.#become({ ...withSaved(this.#state, sent, profile), status: 'idle', isJudged: false })
      this.#options.onProfile?.(profile)
      this.#settle()
      return undefined
    } catch (failed) {
      // What could not be published is still to be saved.
      this.#pace.atOnce()
      if (!(failed instanceof Refusal)) throw failed
      if (isChangedElsewhere(failed)) await this.#join()
      else this.#become({ ...withRefusals(this.#state, failed.fields ?? {}), isJudged: true })
      return wordsFor(failed, companyProfiles.publish)
    }
  }

  async #discard(): Promise<string | undefined> {
    this.#pace.rest()
    try {
      const profile = await this.#options.server.discard()
      this.#become({ ...beginEditing(profile), industries: this.#state.industries })
      this.#options.onProfile?.(profile)
      this.#settle()
      return undefined
    } catch (failed) {
      this.#pace.atOnce()
      if (!(failed instanceof Refusal)) throw failed
      return wordsFor(failed, companyProfiles.discard)
    }
  }

  /** What can be sent of what was changed. What the rules of the call refuse is marked instead. */
  #takeChanges() {
    this.#pace.rest()
    const { input, faults } = changesOf(this.#state.values, fieldsToSave(this.#state))
    if (Object.keys(faults).length > 0) this.#become(withRefusals(this.#state, faults))
    const fields = fieldsToSave(this.#state)
    return {
      fields,
      sent: pickFields(this.#state.values, fields),
      changes: { ...input, revision: this.#state.profile.revision },
    }
  }

  /** Another window was quicker: its changes come in, and ours can be sent on top of them. */
  async #join(): Promise<boolean> {
    try {
      const profile = await this.#options.server.read()
      this.#become(withTheirs(this.#state, profile))
      this.#options.onProfile?.(profile)
      return true
    } catch (failed) {
      this.#fail(failed)
      return false
    }
  }

  /** The server was reached and nothing is under way; what was typed meanwhile is next. */
  #settle(): void {
    this.#pace.recovered()
    if (fieldsToSave(this.#state).length > 0) this.#pace.afterTyping()

    const { status } = this.#state
    const isUnsaved = fieldsUnsaved(this.#state).length > 0
    const isSaved = status === 'saved' || status === 'saving'
    this.#become({ ...this.#state, status: isUnsaved ? 'unsaved' : isSaved ? 'saved' : 'idle' })
    this.keepUnsaved()
  }

  #fail(failed: unknown): void {
    this.#pace.failed()
    this.#become({ ...this.#state, status: 'failed' })
    this.keepUnsaved()
    if (!(failed instanceof Refusal)) throw failed
    if (failed.code === 'RATE_LIMITED')
      this.#pace.afterFailure((failed.retryAfterSeconds ?? 0) * 1000)
    else if (isPassing(failed)) this.#pace.afterFailure()
  }

  #become(next: EditState): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  #takeTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#lastTurn.then(work)
    this.#lastTurn = turn.catch(() => undefined)
    return turn
  }
}

function isChangedElsewhere(failed: unknown): boolean {
  return failed instanceof Refusal && failed.code === 'CHANGED_ELSEWHERE'
}

/** Some of the fields that were sent are told off; without them the others can be saved. */
function isOfFields(
  failed: unknown,
  sent: readonly ProfileField[],
): failed is Refusal & { fields: Faults } {
  const paths = failed instanceof Refusal ? Object.keys(failed.fields ?? {}) : []
  return paths.some((path) => sent.some((name) => name === fieldOfFault(path)))
}
