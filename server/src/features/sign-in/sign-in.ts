import type { signIn } from '@headframe/wire'
import { startSession } from '../../kit/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { mustFindAccountFor } from './check-credentials.ts'
import { nameOfCompany, nameOfContractor, nameOfStaffMember } from './queries.ts'

export const signInStaff: UseCase<typeof signIn.staff> = async (
  { db, now, caller, world },
  wish,
) => {
  const account = await mustFindAccountFor(
    world.database,
    { audience: 'staff', email: wish.emailAddress, password: wish.sPass, from: caller.address },
    now,
  )
  const token = await startSession(db, account, now)
  return { success: true, token, name: await nameOfStaffMember(db, account.id) }
}

export const signInContractor: UseCase<typeof signIn.contractor> = async (
  { db, now, caller, world },
  wish,
) => {
  const account = await mustFindAccountFor(
    world.database,
    {
      audience: 'contractor',
      email: wish.contractorEmail,
      password: wish.contractorPass,
      from: caller.address,
    },
    now,
  )
  const token = await startSession(db, account, now)
  return { success: true, token, name: await nameOfContractor(db, account.id) }
}

export const signInCompany: UseCase<typeof signIn.company> = async (
  { db, now, caller, world },
  wish,
) => {
  const account = await mustFindAccountFor(
    world.database,
    { audience: 'company', email: wish.email, password: wish.password, from: caller.address },
    now,
  )
  const token = await startSession(db, account, now)
  return { token, error: false, company_name: await nameOfCompany(db, account.id) }
}
