import { benches, mostExported, type Bench, type StaffProfile } from '@headframe/wire'
import { FileText } from 'lucide-react'
import { useState } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { inFigures } from '../../../lib/figures.ts'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useExportForm } from './use-export-form.ts'

/** The document that is handed to a client: who is in it, and what it is called. */
export function ExportBench({ bench }: { bench: Bench }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <FileText aria-hidden />
          Export bench
        </Button>
      }
      title="Export talent bench"
      description="A PDF with a cover and a page for each profile."
      size="lg"
    >
      <Part loading={<Skeleton className="h-96 w-full" />}>
        <ExportForm bench={bench} onDone={() => setOpen(false)} />
      </Part>
    </Dialog>
  )
}

interface ExportFormProps {
  bench: Bench
  onDone: () => void
}

function ExportForm({ bench, onDone }: ExportFormProps) {
  const toast = useToast()
  const members = useRead(benches.allMembers, { tph: bench.talent_pool_hash })
  const form = useExportForm({
    bench,
    members,
    onDone() {
      toast.success('The document is in your downloads.')
      onDone()
    },
  })

  return (
    <CallForm
      form={form}
      submit="Export"
      busyLabel="Exporting…"
      toldAt="end"
      beside={
        <Button
          variant="secondary"
          onClick={() => {
            form.store.discard()
            onDone()
          }}
        >
          Cancel
        </Button>
      }
    >
      <CallField form={form} name="name" label="Name" required>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </CallField>
      <CallField form={form} name="description" label="Description" required>
        {(control) => <TextArea {...control} rows={4} />}
      </CallField>
      <CallField form={form} name="include_contact" label="Contact data" group>
        {({ name, value }, set) => (
          <Checkbox
            name={name}
            label="Show email, phone and LinkedIn of each"
            checked={value}
            onChange={({ target }) => set(target.checked)}
          />
        )}
      </CallField>
      <CallField form={form} name="leftOut" label="Profiles" group>
        {({ value }, set) => (
          <MemberChoice members={members} total={bench.total} leftOut={value} onChange={set} />
        )}
      </CallField>
    </CallForm>
  )
}

interface MemberChoiceProps {
  members: readonly StaffProfile[]
  /** How many are in the pool: of a very large one only the first are listed. */
  total: number
  leftOut: readonly string[]
  onChange: (leftOut: readonly string[]) => void
}

function MemberChoice({ members, total, leftOut, onChange }: MemberChoiceProps) {
  const all = members.map(({ profile_hash }) => profile_hash)
  const chosen = all.filter((hash) => !leftOut.includes(hash))
  if (all.length === 0) return <p className="text-ink-2">Nobody is in this talent pool.</p>

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={() => onChange(all.slice(mostExported))}>
          {all.length > mostExported ? `Select the first ${inFigures(mostExported)}` : 'Select all'}
        </Button>
        <Button variant="secondary" onClick={() => onChange(all)}>
          Select none
        </Button>
        <p role="status" className="num text-sm text-ink-2">
          {inFigures(chosen.length)} of {inFigures(all.length)} selected
        </p>
      </div>
      {all.length > mostExported && (
        <p className="num text-sm text-ink-2">{tooManyInWords(all.length, total)}</p>
      )}
      <ul className="max-h-64 overflow-y-auto rounded-lg border border-line bg-surface px-3 py-1">
        {members.map(({ profile_hash: hash, full_name, current_role, member_status }) => (
          <li key={hash}>
            <Checkbox
              label={
                <>
                  {full_name}
                  <span className="text-sm text-ink-2 max-sm:block sm:ml-2">
                    {[current_role, member_status].filter(Boolean).join(' · ')}
                  </span>
                </>
              }
              checked={!leftOut.includes(hash)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? leftOut.filter((one) => one !== hash) : [...leftOut, hash],
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function tooManyInWords(listed: number, total: number): string {
  const most = `A document takes ${inFigures(mostExported)} profiles at most: export the others in another one.`
  if (listed >= total) return most
  return `${most} The first ${inFigures(listed)} of ${inFigures(total)} members are listed here.`
}
