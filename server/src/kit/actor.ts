import type { Call, CompanyRole, Who } from '@headframe/wire'

export interface ContractorActor {
  readonly audience: 'contractor'
  readonly contractorId: string
}

export interface CompanyActor {
  readonly audience: 'company'
  readonly companyId: string
  /** Who of its people: the account itself, or a colleague with a sign-in of their own. */
  readonly personId: string
  readonly role: CompanyRole
}

export interface StaffActor {
  readonly audience: 'staff'
  readonly staffId: string
  readonly staffAccountId: string
}

export interface AdminActor {
  readonly audience: 'admin'
  readonly adminId: string
}

/** Who is calling, as the session says. Nothing of it is ever taken from a request. */
export type Actor = ContractorActor | CompanyActor | StaffActor | AdminActor

/** The callers that a call can have, read off its `who`. */
export type ActorOf<C extends Call> = ActorFor<C['who']>

type ActorFor<W extends Who> = W extends 'anyone'
  ? undefined
  : W extends 'guest-or-contractor'
    ? ContractorActor | undefined
    : W extends readonly (infer A)[]
      ? Extract<Actor, { audience: A }>
      : never

/** Whether somebody beside the account itself is calling. */
export function isColleague({ companyId, personId }: CompanyActor): boolean {
  return personId !== companyId
}

/** The sign-in that is calling. */
export function accountIdOf(actor: Actor): string {
  switch (actor.audience) {
    case 'contractor':
      return actor.contractorId
    case 'company':
      return actor.personId
    case 'staff':
      return actor.staffId
    case 'admin':
      return actor.adminId
  }
}
