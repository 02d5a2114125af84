import { benches, mostExported, type Bench, type StaffProfile } from '@headframe/wire'
import { FileText } from 'lucide-react'
import { useState } from 'react'

import { download } from '../../../calls/files/download.ts'
import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { byCall } from '../../../forms/by-call.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { inFigures } from '../../../lib/figures.ts'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

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
  const { talent_pool_hash: tph } = bench
  const members = useRead(benches.allMembers, { tph })
  const all = members.map(({ profile_hash }) => profile_hash)
  const initial: ExportValues = {
    name: bench.name,
    description: bench.description ?? '',
    leftOut: all.slice(mostExported),
    include_contact: false,
  }
  const inputOf = ({ leftOut, ...values }: ExportValues) => ({
    talent_pool_hash: tph,
    ...values,
    profiles: all.filter((hash) => !leftOut.includes(hash)),
  })
  const form = useForm({
    ...byCall({
      call: benches.exportBench,
      inputOf,
      faultsAt: ({ profiles, ...faults }) => ({
        ...faults,
        ...(profiles === undefined ? {} : { leftOut: profiles }),
      }),
    }),
    send: (values) => download(benches.exportBench, inputOf(values)),
    initial,
    // Who is in it is asked anew each time.
    keeper: { key: `bench-${tph}`, kind: 'staff', whenLeft: true, isOnlyChanges: true, never },
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

const never = ['leftOut'] as const

type ExportValues = {
  readonly name: string
  readonly description: string
  /** Who is not to be in it: whoever joins the pool meanwhile is, and who leaves it is asked for no more. */
  readonly leftOut: readonly string[]
  readonly include_contact: boolean
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
  if (all.length === 0) return <p className="text-ink-2">Nobody is in this talent pool yet.</p>

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
