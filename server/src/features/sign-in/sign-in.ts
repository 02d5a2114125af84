import type { signIn } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { letIn } from './let-in.ts'
import { nameOfCompany, nameOfContractor, nameOfStaffMember } from './queries.ts'

export const signInStaff: UseCase<typeof signIn.staff> = async (
  context,
  { emailAddress: email, sPass: password },
) => {
  const { id, token } = await letIn(context, { audience: 'staff', email, password })
  return { success: true, token, name: await nameOfStaffMember(context.db, id) }
}

export const signInContractor: UseCase<typeof signIn.contractor> = async (
  context,
  { contractorEmail: email, contractorPass: password },
) => {
  const { id, token } = await letIn(context, { audience: 'contractor', email, password })
  return { success: true, token, name: await nameOfContractor(context.db, id) }
}

export const signInCompany: UseCase<typeof signIn.company> = async (
  context,
  { email, password },
) => {
  const { id, token } = await letIn(context, { audience: 'company', email, password })
  return { token, error: false, company_name: await nameOfCompany(context.db, id) }
}
