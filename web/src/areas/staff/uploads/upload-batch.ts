import { staffUploads, wordsFor, words, type Refusal } from '@headframe/wire'
import { useSyncExternalStore } from 'react'

import { outcomeOf } from '../../../calls/outcome.ts'
import { send } from '../../../calls/client.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { callerMark, subscribeToSession } from '../../../calls/session-store.ts'
import { isResume } from '../../../parts/resume/resume-kind.ts'

/** A file on its way from somebody's disk to the server's queue. */
export type BatchFile = {
  readonly id: string
  readonly file: File
} & (
  | { readonly state: 'chosen' | 'waiting' }
  | { readonly state: 'sending'; readonly percent: number }
  | { readonly state: 'sent'; readonly hash: string; readonly sentBefore: number | null }
  | { readonly state: 'refused'; readonly why: string; readonly mayTryAgain: boolean }
)

/** So many are sent at the same time. */
const mostAtOnce = 3

let batch: readonly BatchFile[] = []
const listeners = new Set<() => void>()
const underWay = new Map<string, AbortController>()

/** The files that were chosen, wherever in the staff's area one is: going to another screen stops none. */
export function useBatch(): readonly BatchFile[] {
  return useSyncExternalStore(subscribe, () => batch)
}

/** A file that is chosen already is not taken twice. */
export async function chooseFiles(files: readonly File[]): Promise<void> {
  const anew = files.filter((file) => !batch.some((one) => isChosen(one, file)))
  const judged = await Promise.all(
    anew.map(async (file) => ({ file, isRight: await isResume(file) })),
  )
  for (const { file, isRight } of judged) {
    if (!isRight) refuseFile(file, words.resumeInvalid)
    else if (!batch.some((one) => isChosen(one, file))) add({ id: newId(), file, state: 'chosen' })
  }
}

export function refuseFile(file: File, why: string): void {
  add({ id: newId(), file, state: 'refused', why, mayTryAgain: false })
}

/** Takes one out of the batch; what is under way is called back. */
export function dropFile(id: string): void {
  underWay.get(id)?.abort()
  change(batch.filter((one) => one.id !== id))
}

/** Sends what was chosen. One that is refused stops none of the others. */
export async function sendBatch(): Promise<void> {
  change(batch.map((one) => (one.state === 'chosen' ? waiting(one) : one)))
  await Promise.all(Array.from({ length: mostAtOnce }, sendNext))
  refreshReads()
}

export async function tryAgain(id: string): Promise<void> {
  change(batch.map((one) => (one.id === id ? waiting(one) : one)))
  await sendNext()
  refreshReads()
}

/** Takes out all that have come to their end. */
export function clearSent(): void {
  change(batch.filter(({ state }) => state !== 'sent' && state !== 'refused'))
}

async function sendNext(): Promise<void> {
  for (;;) {
    const next = batch.find(({ state }) => state === 'waiting')
    if (!next || underWay.size >= mostAtOnce) return
    await sendOne(next)
  }
}

async function sendOne({ id, file }: BatchFile): Promise<void> {
  const call = new AbortController()
  underWay.set(id, call)
  const onProgress = (percent: number) => put({ id, file, state: 'sending', percent })
  onProgress(0)
  const options = { onProgress, signal: call.signal }
  const outcome = await outcomeOf(() => send(staffUploads.send, { file }, options))
  underWay.delete(id)
  if (outcome === 'stopped') return
  if ('refusal' in outcome) return put(refused({ id, file }, outcome.refusal))
  const { file_hash: hash, sent_before: sentBefore } = outcome.reply
  put({ id, file, state: 'sent', hash, sentBefore })
}

function refused({ id, file }: Pick<BatchFile, 'id' | 'file'>, refusal: Refusal): BatchFile {
  const isForGood = ['UNSUPPORTED_TYPE', 'INVALID', 'TOO_LARGE'].includes(refusal.code)
  const why = wordsFor(refusal, staffUploads.send)
  return { id, file, state: 'refused', why, mayTryAgain: !isForGood }
}

function waiting({ id, file }: BatchFile): BatchFile {
  return { id, file, state: 'waiting' }
}

/** Only files that somebody may still take back are told apart: what was sent may be sent once more. */
function isChosen(one: BatchFile, other: File): boolean {
  const { file } = one
  return (
    isOpen(one) &&
    file.name === other.name &&
    file.size === other.size &&
    file.lastModified === other.lastModified
  )
}

/** Not at its end yet: neither sent nor refused. */
function isOpen({ state }: BatchFile): boolean {
  return state === 'chosen' || state === 'waiting' || state === 'sending'
}

function newId(): string {
  return crypto.randomUUID()
}

function add(one: BatchFile): void {
  change([...batch, one])
}

/** One that was taken out meanwhile stays out. */
function put(changed: BatchFile): void {
  change(batch.map((one) => (one.id === changed.id ? changed : one)))
}

function change(next: readonly BatchFile[]): void {
  batch = next
  if (batch.some(isOpen)) window.addEventListener('beforeunload', askFirst)
  else window.removeEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

/** No page keeps files over a reload: those that were not sent would be gone without a word. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

// Nobody who signs in after somebody else finds their files.
let whose = callerMark(['staff'])
subscribeToSession(() => {
  const caller = callerMark(['staff'])
  if (caller === whose) return
  whose = caller
  for (const call of underWay.values()) call.abort()
  change([])
})
