import { communitySizes, communityTypes } from '@headframe/wire'

import { CallField } from '../../../forms/call-form.tsx'
import type { OwnForm } from '../../../forms/use-form.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { LocationField } from '../../../parts/map/location-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { PoolValues } from './pool-values.ts'

const types = {
  general: { label: 'General', hint: 'For the long run, whatever comes up.' },
  project: { label: 'Project', hint: 'For a shutdown, a build or an expansion.' },
} as const

/** What kind of pool it is, where, and its name. */
export function InfoStep({ form }: { form: OwnForm<PoolValues> }) {
  const { store } = form
  const at = useStored(store, ({ values }) => values.place)

  return (
    <>
      <CallField form={form} name="type" label="Talent Pool Type" required group>
        {({ value }, set) => (
          <RadioGroup<typeof value>
            look="cards"
            value={value}
            onChosen={(type) => {
              set(type)
              // A pool for the long run is for no project.
              if (type === 'general') store.set('projectId', '')
            }}
            choices={communityTypes.map((type) => ({ value: type, ...types[type] }))}
          />
        )}
      </CallField>
      <CallField
        form={form}
        name="title"
        label="Talent Pool Name"
        hint="What contractors look for, such as “Shutdown fitters, Karratha”."
        required
      >
        {(control) => (
          <TextInput {...control} autoComplete="off" maxLength={communitySizes.title} />
        )}
      </CallField>
      <LocationField
        form={form}
        name="location"
        hint="A town, a site or an address. The marker follows; move it to the exact place."
        maxLength={communitySizes.location}
        pauseMs={500}
        at={at}
        onPlaced={(place, isLost) => {
          store.set('place', place)
          store.set('isLost', isLost)
        }}
      />
    </>
  )
}
