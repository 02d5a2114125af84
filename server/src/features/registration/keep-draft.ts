import type { ContractorDraft, registrationInProgress, Faults } from '@headframe/wire'
import { email, judgeValue, lives, Refusal, words } from '@headframe/wire'
import type { Check, Context, UseCase } from '../../kit/use-case.ts'
import { changeDraft, findDraft, insertDraft } from './queries.ts'

type Calls = typeof registrationInProgress

const emailField = email(words.validEmail)

/** A draft begins with an address that is sound, or none; everything else may be half typed. */
export const checkDraft: Check<Calls['newDraft'], undefined> = async (_, { data }) => ({
  faults: faultsOfEmail(data?.['field_email'] ?? ''),
  findings: undefined,
})

function faultsOfEmail(typed: unknown): Faults {
  const isSound = typed === '' || judgeValue(emailField, typed).fault === undefined
  return isSound ? {} : { field_email: words.validEmail }
}

export const keepDraft: UseCase<Calls['newDraft']> = async ({ db, now }, { data, step }) =>
  insertDraft(db, { data: sortOut(data).kept, step, now })

export const showDraft: UseCase<Calls['draft']> = async ({ db, now }, { id }) =>
  mustExist(await findDraft(db, id, oldestDraft(now)))

export async function findOpenDraft(
  { db, now }: Context<Calls['saveDraft']>,
  { id = '' }: { id?: string },
): Promise<ContractorDraft> {
  return mustExist(await findDraft(db, id, oldestDraft(now)))
}

export const saveDraft: UseCase<Calls['saveDraft'], ContractorDraft> = async (
  { db, now },
  { data, step },
  { id },
) => {
  const change = { ...sortOut(data), step, now, since: oldestDraft(now) }
  return mustExist(await changeDraft(db, id, change))
}

/** A draft that was never kept, has ended, or became a registration is unknown. */
function mustExist(draft: ContractorDraft | undefined): ContractorDraft {
  if (!draft) throw new Refusal('NOT_FOUND')
  return draft
}

function oldestDraft(now: Date): Date {
  return new Date(now.getTime() - lives.registrationDraftSeconds * 1000)
}

/** Null takes a field away. */
function sortOut(data: Record<string, unknown>) {
  const fields = Object.entries(data)
  return {
    kept: Object.fromEntries(fields.filter(([, value]) => value !== null)),
    gone: fields.flatMap(([field, value]) => (value === null ? [field] : [])),
  }
}
