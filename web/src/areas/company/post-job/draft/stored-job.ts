import { jobStatus, Refusal, words, type RefusalCode } from '@headframe/wire'

import { outcomeOf } from '../../../../calls/outcome.ts'
import type {
  DraftContent,
  FoundDraft,
  StoredDraft,
} from '../../../../parts/wizard/stored-draft.ts'
import { handInJob, readJob, saveAsAnother, saveJob } from './draft-calls.ts'
import { changesToSave, isToBeSeen, withSaved, withStop } from './draft-versions.ts'
import type { DraftWindow } from './draft-window.ts'
import { dataOfJob, valuesOfJob } from '../job-data.ts'
import { leftBehind } from './job-shelf.ts'

type HandedIn = Awaited<ReturnType<typeof handInJob>>

/** After so many times that others were quicker, one hears of it. */
const mostTries = 5

/**
 * A job's draft on the server. Only what was changed here is sent, with the revision that it was changed
 * from. Whatever changes it takes its turn, so that no window is in its own way.
 */
export class StoredJob implements StoredDraft {
  readonly window: DraftWindow
  #lastTurn: Promise<unknown> = Promise.resolve()

  constructor(window: DraftWindow) {
    this.window = window
  }

  readonly mayExist = (): boolean => true

  readonly find = async (): Promise<FoundDraft> => {
    const { id, step, values } = this.window
    return { id, step, data: dataOfJob(values) }
  }

  readonly begin = (): Promise<string> => this.#takeTurn(() => this.#moveOn())

  readonly save = (_id: string | undefined, { step }: DraftContent): Promise<string> =>
    this.#takeTurn(async () => {
      this.window.reach(step)
      await this.#saveSomewhere(false)
      return this.window.id
    })

  readonly keepUnsaved = (_id: string | undefined, { step }: DraftContent): void => {
    this.window.reach(step)
    this.window.noteTyped()
  }

  readonly hasUnsaved = (): boolean => this.window.isPending()

  readonly dropUnsaved = (): void => this.window.noteTyped()

  readonly forget = (): void => this.window.end()

  /** Saves it for somebody who asked for that. Answers nothing where they have to choose what stays. */
  saveAll(step: number): Promise<string | undefined> {
    return this.#takeTurn(async () => {
      this.window.reach(step)
      await this.#saveSomewhere(true)
      const versions = this.window.versions()
      if (versions.isNoDraft) return undefined
      if (versions.conflicts.length === 0) return words.jobDraftSaved
      this.window.become(withStop(versions))
      return undefined
    })
  }

  /**
   * Hands the finished form in. Answers nothing where others have changed what nobody has looked at here, or
   * have deleted it: it is another draft by then, of which its writer is told before they post it.
   */
  handIn(): Promise<HandedIn | undefined> {
    return this.#takeTurn(async () => {
      if (this.#isStopped()) return undefined
      try {
        return await this.#onTop(
          () => this.#handIn(),
          () => this.#isStopped(),
        )
      } catch (failed) {
        if (!isRefusal(failed, 'NOT_FOUND')) throw failed
        await this.#moveOn()
        return undefined
      }
    })
  }

  /** Whether it is live with all that stands here, however it got there. */
  async isLive(): Promise<boolean> {
    const found = await outcomeOf(() => readJob(this.window.id))
    // If the server cannot be reached, assume it is not live.
    if (found === 'stopped' || 'refusal' in found) return false
    const { values } = this.window
    const base = this.window.versions().seen.values
    const isWhole = !leftBehind({ values, base }, valuesOfJob(found.reply.data))
    if (isWhole && found.reply.status === jobStatus.active) return true
    this.window.takeIn(found.reply)
    return false
  }

  /** Looks whether others have changed it. */
  async lookAgain(): Promise<void> {
    const found = await outcomeOf(() => readJob(this.window.id))
    if (found === 'stopped' || 'refusal' in found) return
    await this.#takeTurn(async () => {
      const { hasEnded, store } = this.window
      // Whoever is posting it hears of all that from the posting itself.
      if (!hasEnded && !store.state().isSending) this.window.takeIn(found.reply)
    })
  }

  async #save(isAsked: boolean): Promise<void> {
    const { id, step, values } = this.window
    const versions = this.window.versions()
    if (versions.isNoDraft) return
    const { revision, step: before } = versions.seen
    const { fields, form: draft } = changesToSave(versions, values)
    const isFurther = this.window.isFurther()
    if (fields.length === 0 && !isFurther && !isAsked) return
    const next = await saveJob(id, { draft, step: isFurther ? step : undefined, revision })
    const saved = { values, step: isFurther ? step : before, revision: next }
    this.window.become(withSaved(this.window.versions(), fields, saved))
  }

  async #handIn(): Promise<HandedIn> {
    const { id, values } = this.window
    const versions = this.window.versions()
    const { revision, step } = versions.seen
    const { fields, form } = changesToSave(versions, values)
    const handedIn = await handInJob(id, { ...form, revision })
    const saved = { values, step, revision: handedIn.revision }
    this.window.become(withSaved(this.window.versions(), fields, saved))
    return handedIn
  }

  async #saveSomewhere(isAsked: boolean): Promise<void> {
    try {
      await this.#onTop(() => this.#save(isAsked))
    } catch (failed) {
      if (isRefusal(failed, 'NOT_A_DRAFT')) this.window.noteNoDraft()
      else if (isRefusal(failed, 'NOT_FOUND')) await this.#moveOn()
      else throw failed
    }
  }

  /** It was deleted in another window: what is typed here becomes another draft. */
  async #moveOn(): Promise<string> {
    const { uuid, seen } = await saveAsAnother(this.window.values, this.window.step)
    this.window.moveTo(uuid, seen)
    return uuid
  }

  /** Others may be quicker: then their changes come in, and ours are sent on top of them. */
  async #onTop<Reply>(
    ask: () => Promise<Reply>,
    isStopped: () => boolean = () => false,
  ): Promise<Reply | undefined> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask()
      } catch (failed) {
        if (!isRefusal(failed, 'CHANGED_ELSEWHERE') || tries === mostTries) throw failed
        this.window.takeIn(await readJob(this.window.id))
        if (isStopped()) return undefined
      }
    }
  }

  /** Nobody posts what others have changed before it stood before their eyes. */
  #isStopped(): boolean {
    const versions = this.window.versions()
    const isStopped = isToBeSeen(versions)
    if (isStopped) this.window.become(withStop(versions))
    return isStopped
  }

  #takeTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#lastTurn.then(work)
    this.#lastTurn = turn.catch(() => undefined)
    return turn
  }
}

function isRefusal(failed: unknown, code: RefusalCode): boolean {
  return failed instanceof Refusal && failed.code === code
}
