import type { Faults } from '@headframe/wire'
import { words } from '@headframe/wire'
import { isEasyToGuess } from './easy-passwords.ts'

/** A password or an address that is not sound has faults of its own already. */
export async function faultsOfEasyPassword(
  field: string,
  password: string | undefined,
  email = '',
): Promise<Faults> {
  if (password === undefined || !(await isEasyToGuess(password, email))) return {}
  return { [field]: words.easyPassword }
}
