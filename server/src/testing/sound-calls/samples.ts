import type { Call, sections } from '@headframe/wire'
import { accountSamples } from './account-samples.ts'
import { adminSamples } from './admin-samples.ts'
import { communitySamples } from './community-samples.ts'
import { companySamples } from './company-samples.ts'
import { contractorSamples } from './contractor-samples.ts'
import { platformSamples } from './platform-samples.ts'
import type { MakeSample, SamplesOf } from './sample.ts'
import { staffSamples } from './staff-samples.ts'

const samples: SamplesOf<keyof typeof sections> = {
  ...platformSamples,
  ...accountSamples,
  ...contractorSamples,
  ...companySamples,
  ...communitySamples,
  ...staffSamples,
  ...adminSamples,
}

/** Every call by its place in the contract, with a sound sample of what it is sent. */
export function soundCalls(
  contract: Readonly<Record<string, Readonly<Record<string, Call>>>>,
): { name: string; call: Call; sample: MakeSample }[] {
  const makers: Readonly<Record<string, Readonly<Record<string, MakeSample>>>> = samples
  return Object.entries(contract).flatMap(([section, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const sample = makers[section]?.[name]
      if (!sample) throw new Error(`${section}.${name} has no sample`)
      return { name: `${section}.${name}`, call, sample }
    }),
  )
}
