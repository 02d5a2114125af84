/** Whose a thing may be: an account's of one audience, of all who work in one staff account, or the caller's, whoever calls. */
export type Owner = 'contractor' | 'company' | 'staff account' | 'caller'

/** A thing that belongs to somebody. To anybody else it is as if it did not exist. */
export interface Owned {
  readonly thing: string
  readonly of: Owner
}

/**
 * What a field of the input names: a thing that belongs to somebody; `open`, of which whoever may call
 * may name any; or `key`, where knowing it is the leave to use it, as with the token of a link.
 */
export type Named = Owned | 'open' | 'key'

/** By field; a test fails for an id of which nothing is said. */
export type Names = Readonly<Record<string, Named>>

/** The fields that name what belongs to somebody. */
export function ownedFields({ names = {} }: { readonly names?: Names }): [string, Owned][] {
  return Object.entries(names).flatMap(([field, named]): [string, Owned][] =>
    typeof named === 'object' ? [[field, named]] : [],
  )
}
