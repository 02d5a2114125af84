import type { companyRegistration, Faults, InputOf } from '@headframe/wire'
import { faultsOfMiningRegistration, isMining, words } from '@headframe/wire'
import { faultsOfEasyPassword } from '../../kit/sign-in/easy-password-faults.ts'
import { findIndustry } from '../../market/industries.ts'
import type { Industry } from '../../market/industries.ts'
import type { Prepare } from '../../kit/use-case.ts'

export type Register = typeof companyRegistration.register

/** The rules that hang on the industry are only judged once it is known. */
export const checkRegistration: Prepare<Register, Industry> = async ({ reading }, sound) => {
  const [password, industry] = await Promise.all([
    faultsOfEasyPassword('password', sound.password, [
      sound.companyEmail,
      sound.companyName,
      sound.firstName,
      sound.lastName,
    ]),
    findIndustry(reading, sound.industry ?? ''),
  ])
  const faults = { ...password, ...faultsOfIndustry(industry, sound) }
  return industry ? { subject: industry, faults } : { faults }
}

function faultsOfIndustry(
  industry: Industry | undefined,
  sound: Partial<InputOf<Register>>,
): Faults {
  if (!industry) return { industry: words.selectIndustry }
  return isMining(industry.name) ? faultsOfMiningRegistration(sound) : {}
}
