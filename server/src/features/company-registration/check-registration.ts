import type { companyRegistration, Faults, InputOf } from '@headframe/wire'
import { faultsOfMiningRegistration, isMining, words } from '@headframe/wire'
import { faultsOfEasyPassword } from '../../kit/easy-password-faults.ts'
import { findIndustry } from '../../kit/industries.ts'
import type { Industry } from '../../kit/industries.ts'
import type { Check } from '../../kit/use-case.ts'

export type Register = typeof companyRegistration.register

/** The rules that hang on the industry are only judged once it is known. */
export const checkRegistration: Check<Register, Industry> = async ({ reading }, sound) => {
  const [password, industry] = await Promise.all([
    faultsOfEasyPassword('password', sound.password, [
      sound.companyEmail,
      sound.companyName,
      sound.firstName,
      sound.lastName,
    ]),
    findIndustry(reading, sound.industry ?? ''),
  ])
  return {
    faults: { ...password, ...faultsOfIndustry(industry, sound) },
    // Nobody looks at it unless every field is sound, and then it was found.
    findings: industry as Industry,
  }
}

function faultsOfIndustry(
  industry: Industry | undefined,
  sound: Partial<InputOf<Register>>,
): Faults {
  if (!industry) return { industry: words.selectIndustry }
  return isMining(industry.name) ? faultsOfMiningRegistration(sound) : {}
}
