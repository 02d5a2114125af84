/** What somebody may do in their company's account; each may all that stands before it. */
export const companyRoles = ['viewer', 'hirer', 'owner'] as const
export type CompanyRole = (typeof companyRoles)[number]

interface NeedsRole {
  readonly role?: CompanyRole
}

/** A call that says nothing is the owner's alone. */
export function roleFor({ role = 'owner' }: NeedsRole): CompanyRole {
  return role
}

export function roleSuffices(role: CompanyRole, call: NeedsRole): boolean {
  return companyRoles.indexOf(role) >= companyRoles.indexOf(roleFor(call))
}
