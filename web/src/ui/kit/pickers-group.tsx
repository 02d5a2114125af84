import { useState } from 'react'

import { Combobox, type ComboboxOption } from '../form/combobox.tsx'
import { DateField } from '../form/date-field.tsx'
import { Field } from '../form/field.tsx'
import { FileDrop } from '../form/file-drop.tsx'
import { FileRow } from '../form/file-row.tsx'
import { MultiSelect } from '../form/multi-select.tsx'
import { SuggestInput } from '../form/suggest-input.tsx'
import { SuggestingSearchBox } from '../form/suggesting-search-box.tsx'
import { TagInput } from '../form/tag-input.tsx'
import { KitGroup } from './kit-parts.tsx'

const towns: readonly ComboboxOption[] = [
  { value: '6430', label: 'Kalgoorlie', hint: 'WA 6430' },
  { value: '6753', label: 'Newman', hint: 'WA 6753' },
  { value: '6721', label: 'Port Hedland', hint: 'WA 6721' },
  { value: '4744', label: 'Moranbah', hint: 'QLD 4744' },
  { value: '4825', label: 'Mount Isa', hint: 'QLD 4825' },
  { value: '5725', label: 'Roxby Downs', hint: 'SA 5725', disabled: true },
]

const tickets = [
  'Working at heights',
  'Confined space',
  'High risk work licence',
  'First aid',
  'Dogging',
  'Rigging',
  'Gas test atmospheres',
  'Coal board medical',
  'HR licence',
  'MR licence',
].map((label) => ({ value: label, label }))

export function PickersGroup() {
  const [held, setHeld] = useState(['Working at heights', 'First aid', 'Crane spotter'])
  const [tags, setTags] = useState(['Cat 793F', 'Komatsu 930E'])
  const [start, setStart] = useState('2026-12-03')
  const [expiry, setExpiry] = useState('31/02/2027')

  return (
    <KitGroup title="Pickers">
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <PlacesExample />
        <Field label="Tickets">
          <MultiSelect options={tickets} value={held} onValueChange={setHeld} allowsOwn />
        </Field>
        <Field label="Machines" hint="Press Enter after each one.">
          <TagInput value={tags} onValueChange={setTags} placeholder="Such as Cat 793F" />
        </Field>
        <Field label="Start date">
          <DateField value={start} onValueChange={setStart} min="2026-11-21" />
        </Field>
        <Field label="Expiry" error="There is no such day. Check the day and the month.">
          <DateField value={expiry} onValueChange={setExpiry} />
        </Field>
        <ResumeExample />
        <FilesExample />
      </div>
    </KitGroup>
  )
}

function PlacesExample() {
  const [town, setTown] = useState<ComboboxOption | null>(towns[1] ?? null)
  const [noTown, setNoTown] = useState<ComboboxOption | null>(null)
  const [site, setSite] = useState('')

  return (
    <>
      <Field label="Town" hint="Where you fly from.">
        <Combobox options={towns} value={town} onValueChange={setTown} clearable />
      </Field>
      <Field label="Site" required error="Choose a site.">
        <Combobox
          options={[]}
          value={noTown}
          onValueChange={setNoTown}
          emptyText="No site has this name."
        />
      </Field>
      <Field label="Last site" hint="Any text; known sites are offered.">
        <SuggestInput
          value={site}
          onChange={({ target }) => setSite(target.value)}
          suggestions={towns.map(({ label }) => label)}
        />
      </Field>
      <SuggestingSearchBox
        label="Search sites"
        value={site}
        suggestions={towns.map(({ label }) => label)}
        onTyped={() => undefined}
        onSearched={setSite}
      />
    </>
  )
}

function FilesExample() {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <FileRow
        name="resume-2026.pdf"
        sizeBytes={482_113}
        percent={42}
        status="Uploading"
        onRemoved={() => {}}
      />
      <FileRow
        name="Coal board medical, both sides, scanned at the clinic in Moranbah.pdf"
        sizeBytes={3_400_000}
        isDone
        status="Read"
        onRemoved={() => {}}
      />
      <FileRow
        name="holiday.heic"
        sizeBytes={820}
        error="This picture could not be read."
        onRemoved={() => {}}
      />
    </div>
  )
}

function ResumeExample() {
  const [file, setFile] = useState<File | null>(null)

  return (
    <Field label="Resume">
      <FileDrop
        accept=".pdf,.doc,.docx"
        acceptedWords="PDF or Word, up to 10 MB"
        maxBytes={10_000_000}
        file={file && { name: file.name, sizeBytes: file.size }}
        isDone
        onFilesChosen={([first]) => setFile(first ?? null)}
        onRemoved={() => setFile(null)}
      />
    </Field>
  )
}
