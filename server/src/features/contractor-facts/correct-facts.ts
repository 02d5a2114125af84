import type { contractorFacts, InputOf, OwnFacts, ResumeFact } from '@headframe/wire'
import { Refusal, sizes } from '@headframe/wire'
import { copyContractors } from '../../market/library/copy-contractors.ts'
import { compareContractor } from '../../market/matches/rank-contractor.ts'
import type { Correction } from '../../market/people/corrections/correction.ts'
import {
  dropEmptyReading,
  keepCorrected,
  lockReading,
} from '../../market/people/corrections/kept-readings.ts'
import { factsIn, isEqual } from '../../market/people/corrections/shown-facts.ts'
import type { Context, UseCase } from '../../kit/use-case.ts'
import { findDesk, keyOf, keyOfOwn, ownFactsOn } from './own-facts.ts'
import type { Desk } from './own-facts.ts'
import {
  changeCorrection,
  changeWhatIsMeant,
  deleteCorrection,
  forgetBefore,
  insertCorrection,
  insertCorrections,
} from './queries.ts'

export const showFacts: UseCase<typeof contractorFacts.show> = async ({ db, actor }) =>
  ownFactsOn(await findDesk(db, actor.contractorId))

export const addFact: UseCase<typeof contractorFacts.add> = async (context, sent) => {
  const desk = await lockDesk(context)
  if (!desk) throw new Refusal('PROFILE_INCOMPLETE')
  const said = factIn(sent)
  const isThere = desk.corrections.some((one) => one.said && isEqual(one.said, said))
  if (!isThere) await insertWithin(context, desk, { read: null, said })
  return settleCorrections(context, desk)
}

export const correctFact: UseCase<typeof contractorFacts.correct> = async (context, sent) => {
  const { desk, own, read } = await mustFind(context, sent.key)
  const said = factIn(sent)
  const isAsRead = read !== undefined && isEqual(read, said)
  if (own && isAsRead) await deleteCorrection(context.db, desk.contractorId, own.id)
  else if (own) await changeCorrection(context.db, desk.contractorId, { ...own, said })
  else if (read && !isAsRead) await insertWithin(context, desk, { read, said })
  return settleCorrections(context, desk)
}

export const hideFact: UseCase<typeof contractorFacts.hide> = async (context, { key }) => {
  const { desk, own, read } = await mustFind(context, key)
  const about = read ?? own?.read ?? null
  if (!own) await insertWithin(context, desk, { read: about, said: null })
  else if (about === null) await deleteCorrection(context.db, desk.contractorId, own.id)
  else await changeCorrection(context.db, desk.contractorId, { ...own, read: about, said: null })
  return settleCorrections(context, desk)
}

/** Whoever brings a shorter resume need not say of each entry that it is still so. */
export const keepFormer: UseCase<typeof contractorFacts.keepFormer> = async (context) => {
  const desk = await lockDesk(context)
  const gone = ownFactsOn(desk).differences.flatMap(({ is, stands, otherwise }) =>
    is === 'gone' && !stands && otherwise ? [{ read: null, said: otherwise }] : [],
  )
  if (!desk || gone.length === 0) return ownFactsOn(desk)
  if (desk.corrections.length + gone.length > sizes.corrections) throw new Refusal('TOO_MANY_SAVED')
  await insertCorrections(context.db, desk.contractorId, gone, context.now)
  return settleCorrections(context, desk)
}

/** From now on corrections are held against what the present resume says. */
export const settleFacts: UseCase<typeof contractorFacts.settle> = async (context) => {
  const desk = await lockDesk(context)
  if (!desk) return ownFactsOn(desk)
  const { contractorId, kept, corrections, meant } = desk
  await forgetBefore(context.db, kept.resumeId)
  const settled = corrections.map((own) => ({
    id: own.id,
    read: meant.get(own) ?? (own.said ? null : own.read),
  }))
  await changeWhatIsMeant(context.db, contractorId, settled)
  return settleCorrections(context, desk)
}

type Correcting = Pick<Context<typeof contractorFacts.add>, 'db' | 'actor' | 'now' | 'world'>

async function lockDesk({ db, actor }: Correcting): Promise<Desk | undefined> {
  if (!(await lockReading(db, actor.contractorId))) throw new Refusal('UNAUTHENTICATED')
  return findDesk(db, actor.contractorId)
}

/** What is named, by what was read or by what its owner says to it. */
async function mustFind(context: Correcting, key: string) {
  const desk = await lockDesk(context)
  const own = desk?.corrections.find((one) => keyOfOwn(one) === key)
  if (desk && own) return { desk, own, read: desk.meant.get(own) }
  const read = desk && factsIn(desk.kept.read.facts).find((fact) => keyOf(desk, fact) === key)
  if (!desk || !read || [...desk.meant.values()].some((about) => isEqual(about, read))) {
    throw new Refusal('NOT_FOUND')
  }
  return { desk, own: undefined, read }
}

async function insertWithin(
  { db, now }: Correcting,
  { contractorId, corrections }: Desk,
  words: Pick<Correction, 'read' | 'said'>,
): Promise<void> {
  if (corrections.length >= sizes.corrections) throw new Refusal('TOO_MANY_SAVED')
  await insertCorrection(db, contractorId, words, now)
}

/** Companies, staff and the comparing see it at once. */
async function settleCorrections(
  { db, now, world }: Correcting,
  { contractorId, kept }: Desk,
): Promise<OwnFacts> {
  await keepCorrected(db, contractorId, kept)
  await copyContractors(db, [contractorId], now)
  await dropEmptyReading(db, kept)
  await compareContractor({ db, now, world }, contractorId)
  return ownFactsOn(await findDesk(db, contractorId))
}

function factIn(sent: InputOf<typeof contractorFacts.add>): ResumeFact {
  const { kind, name, where, place, is_current } = sent
  const start = datedFor(kind, sent.start)
  const end = is_current ? null : datedFor(kind, sent.end)
  return { kind, name, where, place, start, end, is_current }
}

/** Days are printed on cards; of work and studies nobody is told more than the month. */
function datedFor(kind: ResumeFact['kind'], date: string | null): string | null {
  return kind === 'ticket' ? date : (date?.slice(0, 'YYYY-MM'.length) ?? null)
}
