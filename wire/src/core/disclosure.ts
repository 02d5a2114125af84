/** How a person is known in an answer. */
export type PersonField = 'profile_hash'

/**
 * Whose facts a call shows to somebody else. By the field, everybody whose facts stand in an answer, however
 * deep and however many: each look at each of them is written down with the call, or the call is refused.
 * The use case of a file tells them beside it, since nobody else can read them there. Otherwise it is said why
 * no look is written down.
 */
export type Disclosure = { readonly by: PersonField } | { readonly unnoted: string }

interface Disclosing {
  readonly discloses?: Disclosure
}

/** The field by which those are known whose facts are shown, where each look is written down. */
export function notedBy({ discloses }: Disclosing): PersonField | undefined {
  return discloses && 'by' in discloses ? discloses.by : undefined
}
