import type { Faults } from '@headframe/wire'
import { words } from '@headframe/wire'
import { isEasyToGuess } from './easy-passwords.ts'
import type { WellKnown } from './easy-passwords.ts'

/** A password that is not sound has faults of its own already; so has what else is not. */
export async function faultsOfEasyPassword(
  field: string,
  password: string | undefined,
  about: WellKnown,
): Promise<Faults> {
  if (password === undefined || !(await isEasyToGuess(password, about))) return {}
  return { [field]: words.easyPassword }
}
