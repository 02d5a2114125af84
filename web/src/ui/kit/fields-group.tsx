import { List, Mail, Map, Plane } from 'lucide-react'
import { useState } from 'react'

import { Checkbox } from '../form/checkbox.tsx'
import { Field } from '../form/field.tsx'
import { NumberInput } from '../form/number-input.tsx'
import { PasswordInput } from '../form/password-input.tsx'
import { PillChoices } from '../form/pill-choices.tsx'
import { RadioGroup } from '../form/radio-group.tsx'
import { SearchBox } from '../form/search-box.tsx'
import { Select } from '../form/select.tsx'
import { Switch } from '../form/switch.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextInput } from '../form/text-input.tsx'
import { KitGroup } from './kit-parts.tsx'

const states = ['WA', 'QLD', 'NSW', 'SA', 'NT'].map((state) => ({ value: state, label: state }))

const arrangements = ['FIFO', 'DIDO', 'Residential'].map((name) => ({ value: name, label: name }))

export function FieldsGroup() {
  const [search, setSearch] = useState('fitter')

  return (
    <KitGroup title="Fields">
      <div className="grid max-w-4xl gap-x-8 gap-y-6 sm:grid-cols-2">
        <Field label="Full name" required>
          <TextInput placeholder="As on your licence" />
        </Field>
        <Field
          label="Email"
          hint="Only companies you apply to see it."
          error="Enter an email address."
        >
          <TextInput icon={Mail} type="email" defaultValue="jo.north@" />
        </Field>
        <Field label="Password" required>
          <PasswordInput defaultValue="kept secret" />
        </Field>
        <Field label="Minimum rate" optional>
          <NumberInput prefix="$" suffix="/hour" defaultValue="82.50" />
        </Field>
        <Field label="State">
          <Select options={states} placeholder="Select a state" />
        </Field>
        <Field label="Site" error="Please select a site.">
          <Select options={states} placeholder="Select a site" />
        </Field>
        <Field label="Company number" hint="Set by your company.">
          <TextInput disabled defaultValue="12 345 678 901" />
        </Field>
        <Field label="Region">
          <Select disabled options={states} defaultValue="WA" />
        </Field>
        <Field
          label="About you"
          hint="What you do, and where you have done it."
          className="sm:col-span-2"
        >
          <TextArea counter maxLength={500} defaultValue="Twelve years on mobile plant." />
        </Field>
        <Field label="Summary" error="Keep it under 40 characters.">
          <TextArea
            counter
            maxLength={40}
            rows={2}
            defaultValue="Fixed plant electrician, HV ticket"
          />
        </Field>
        <Field label="Search" labelHidden>
          <SearchBox label="Search people" value={search} onSearched={setSearch} />
          <p className="text-sm text-ink-2">In force: {search || 'everything'}</p>
        </Field>
      </div>
      <ChoicesExample />
    </KitGroup>
  )
}

function ChoicesExample() {
  const [chosen, setChosen] = useState(['FIFO'])

  return (
    <div className="grid max-w-4xl gap-x-8 gap-y-6 sm:grid-cols-2">
      <div className="flex flex-col">
        <Checkbox label="Willing to relocate" defaultChecked />
        <Checkbox label="All tickets" indeterminate />
        <Checkbox label="Send me new jobs" hint="At most one email a day." />
        <Checkbox label="Not available" disabled />
        <Checkbox label="Decided for you" disabled defaultChecked />
      </div>
      <div className="flex flex-col">
        <Switch label="Show my profile" hint="Companies can find you." defaultChecked />
        <Switch label="Weekly digest" />
        <Switch label="Text messages" disabled />
      </div>
      <Field label="Work arrangement" group>
        <PillChoices options={arrangements} value={chosen} onChange={setChosen} />
      </Field>
      <Field label="Roster" group required>
        <RadioGroup
          defaultValue="fifo"
          choices={[
            { value: 'fifo', label: 'FIFO', hint: 'Fly in, fly out' },
            { value: 'dido', label: 'DIDO', hint: 'Drive in, drive out' },
            { value: 'res', label: 'Residential', disabled: true },
          ]}
        />
      </Field>
      <Field label="View" group>
        <RadioGroup
          look="segmented"
          defaultValue="list"
          choices={[
            { value: 'list', label: 'List', icon: List },
            { value: 'map', label: 'Map', icon: Map },
          ]}
        />
      </Field>
      <Field label="How do you travel?" group className="sm:col-span-2">
        <RadioGroup
          look="cards"
          defaultValue="fly"
          choices={[
            { value: 'fly', label: 'I fly', hint: 'From the nearest airport', icon: Plane },
            { value: 'drive', label: 'I drive', hint: 'With my own vehicle', icon: Map },
          ]}
        />
      </Field>
    </div>
  )
}
