import * as z from 'zod/mini'

/** Each of the fields may be left out. */
export function partly<const Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  fields: Fields,
): { readonly [Name in keyof Fields]: z.ZodMiniOptional<Fields[Name]> } {
  const optional = Object.entries(fields).map(([name, field]) => [name, z.optional(field)])
  // Made of the same names, which the compiler cannot see.
  return Object.fromEntries(optional) as { [Name in keyof Fields]: z.ZodMiniOptional<Fields[Name]> }
}
