import type { Call, Who } from '@headframe/wire'

export interface ContractorActor {
  readonly audience: 'contractor'
  readonly contractorId: string
}

export interface CompanyActor {
  readonly audience: 'company'
  readonly companyId: string
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

export function accountIdOf(actor: Actor): string {
  switch (actor.audience) {
    case 'contractor':
      return actor.contractorId
    case 'company':
      return actor.companyId
    case 'staff':
      return actor.staffId
    case 'admin':
      return actor.adminId
  }
}
