import { wordsFor, type Faults, type Refusal, type SpeaksForItself } from '@headframe/wire'

import { follow, outcomeOf } from '../calls/outcome.ts'
import type { FormStore } from './form-store.ts'

export interface Told {
  text: string
  faults: Faults
}

/** One way to send a form; a form may have several, such as posting and keeping as a draft. */
export interface Submission<Values, Reply> {
  /** In whose words it is told when judging itself broke down. */
  call?: SpeaksForItself
  /** What is wrong with what was typed, at the names of the form. */
  judge: (values: Values) => Faults | Promise<Faults>
  /** Which of several texts is told above the form. */
  tell: (faults: Faults) => string | Promise<string>
  send: (values: Values) => Promise<Reply>
  /** A refusal in words, and its faults at the names of the form. */
  told: (refusal: Refusal) => Told | Promise<Told>
  /** May take its time: the form is busy until then. */
  onDone: (reply: Reply, values: Values) => void | Promise<void>
  onRefused?: ((refusal: Refusal) => void) | undefined
}

type Judging<Values> = Pick<Submission<Values, unknown>, 'call' | 'judge' | 'tell'>
type Delivery<Values, Reply> = Omit<Submission<Values, Reply>, keyof Judging<Values>>

/** For `onDone`: the form is busy until its screen is gone, so that nobody sends it again meanwhile. */
export const untilLeft = new Promise<void>(() => undefined)

/** Judges and sends; answers whether it was done. While one is under way, another does nothing. */
export async function submit<Values, Reply>(
  store: FormStore<Values>,
  submission: Submission<Values, Reply>,
): Promise<boolean> {
  return (await check(store, submission)) && deliver(store, submission)
}

export function isBusy<Values>(store: FormStore<Values>): boolean {
  const { isJudging, isSending } = store.state()
  return isJudging || isSending
}

/** Whether nothing is wrong; otherwise the form tells what is. */
export async function check<Values>(
  store: FormStore<Values>,
  { call, judge, tell }: Judging<Values>,
): Promise<boolean> {
  if (isBusy(store)) return false
  store.judging()
  const judged = await outcomeOf(async () => {
    const faults = await judge(store.state().values)
    return Object.keys(faults).length > 0 ? { text: await tell(faults), faults } : undefined
  })
  if (judged === 'stopped') store.judged()
  else if ('refusal' in judged) store.fail(wordsFor(judged.refusal, call))
  else if (judged.reply) store.fail(judged.reply.text, judged.reply.faults)
  else {
    store.judged()
    return true
  }
  return false
}

/** Sends what was found sound. */
export async function deliver<Values, Reply>(
  store: FormStore<Values>,
  { send, told, onDone, onRefused }: Delivery<Values, Reply>,
): Promise<boolean> {
  const { values } = store.state()
  store.sending()
  const outcome = await outcomeOf(() => send(values))
  if (outcome === 'stopped') {
    store.sent()
    return false
  }
  if ('refusal' in outcome) {
    const { text, faults } = await told(outcome.refusal)
    store.fail(text, faults)
    onRefused?.(outcome.refusal)
    return false
  }
  store.settle(values)
  await follow(() => onDone(outcome.reply, values))
  store.sent()
  return true
}
