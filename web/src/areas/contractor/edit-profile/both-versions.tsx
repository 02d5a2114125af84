import { reference, type NamedId } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { useStored } from '../../../forms/use-stored.ts'
import type { HeadField } from '../../../parts/person-form/join-person.ts'
import type { PersonValues } from '../../../parts/person-form/person-values.ts'
import { TwoVersions } from '../../../parts/two-versions.tsx'
import { useFocusAfterDecision } from '../../../parts/use-focus-after-decision.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { inWords, type WorkNames } from './person-in-words.ts'
import type { usePersonForm } from './use-person-form.ts'

interface BothVersionsProps {
  form: ReturnType<typeof usePersonForm>
}

/** What two windows have changed, each in its own way: beside each other, and one says what stays. */
export function BothVersions({ form }: BothVersionsProps) {
  const values = useStored(form.store, (state) => state.values)
  useFocusAfterDecision(form.undecided.length)
  if (form.undecided.length === 0) return null
  return (
    <Banner tone="warning" tabIndex={-1} data-undecided className="scroll-mt-20 outline-none">
      <h2 className="text-base">Changed in another window as well</h2>
      <p>
        Choose what stays, or save again to keep all that stands here. What only one of the windows
        changed is joined already.
      </p>
      <ul className="mt-3 flex flex-col gap-4">
        {form.undecided.map((name) => (
          <Both key={name} name={name} mine={values} theirs={form.saved} decide={form.decide} />
        ))}
      </ul>
    </Banner>
  )
}

interface BothProps extends Pick<BothVersionsProps['form'], 'decide'> {
  name: HeadField
  mine: PersonValues
  theirs: PersonValues
}

function Both({ name, mine, theirs, decide }: BothProps) {
  const isWork = name === 'industry'
  const [here, there] = [useWorkNames(mine, isWork), useWorkNames(theirs, isWork)]
  return (
    <TwoVersions
      label={labels[name]}
      mine={inWords(name, mine, here)}
      theirs={inWords(name, theirs, there)}
      onDecided={(side) => decide(name, side)}
    />
  )
}

/** The form keeps ids. What they are called is known to its own lists, or asked for in a moment. */
function useWorkNames({ industry, role }: PersonValues, isWanted: boolean): WorkNames {
  const industries = useGlance(reference.industries, {}, isWanted)
  const roles = useGlance(
    reference.roles,
    { industryId: Number(industry) },
    isWanted && industry !== '',
  )
  return { industry: nameOf(industries, industry), role: nameOf(roles, role) }
}

function nameOf(named: readonly NamedId[] = [], wanted: string): string {
  return named.find(({ id }) => String(id) === wanted)?.name ?? ''
}

const labels: Readonly<Record<HeadField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  address: 'Address',
  visa_status: 'Visa status',
  industry: 'Industry, role and its questions',
  availability: 'Availability',
  rate: 'Rate',
  contract_type: 'Contract status',
  ideal_role: 'Preferred role',
}
