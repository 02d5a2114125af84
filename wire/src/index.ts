import { administration } from './administration.ts'
import { reference } from './reference.ts'
import { platform } from './platform.ts'
import { recoverPassword, session, signIn } from './sign-in.ts'

export * from './core/address.ts'
export * from './core/call.ts'
export * from './core/client.ts'
export * from './core/fields.ts'
export * from './core/judge.ts'
export * from './core/lists.ts'
export * from './core/refusal.ts'
export * from './administration.ts'
export * from './options.ts'
export * from './product.ts'
export * from './reference.ts'
export * from './platform.ts'
export * from './sign-in.ts'
export * from './words.ts'

/** Everything that the product can be asked, section by section. */
export const sections = {
  signIn,
  recoverPassword,
  session,
  reference,
  platform,
  administration,
} as const
