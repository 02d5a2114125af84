import {
  adminCompanies,
  mostCreditsAtOnce,
  sizes,
  usualCreditReason,
  type AdminCompanyRow,
} from '@headframe/wire'
import { Coins } from 'lucide-react'
import { useState } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { write } from '../../../calls/use-write.ts'
import { byCall } from '../../../forms/by-call.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { KeptNote } from '../../../forms/kept-note.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { idempotencyKeyFor } from '../../../forms/idempotency-keys.ts'
import { hasKeptTyping, type Place } from '../../../forms/use-kept-typing.ts'
import { counted } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

type Company = Pick<AdminCompanyRow, 'id' | 'name' | 'credits'>

interface AddCreditsProps {
  company: Company
  isMain?: boolean
}

export function AddCredits({ company, isMain = false }: AddCreditsProps) {
  // Whoever had to sign in again goes on where they were.
  const [isOpen, setOpen] = useState(() => hasKeptTyping(keptCredits(company.id)))
  // Outlives the dialog: an answer that was lost leaves the same gift to be sent again, under one key.
  const [gift, setGift] = useState(() => crypto.randomUUID())

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isWanted) => {
        setOpen(isWanted)
        // The company may have spent some since. And a session that has ended is told before anything is typed.
        if (isWanted) refreshReads()
      }}
      trigger={
        <Button variant={isMain ? 'primary' : 'secondary'} size={isMain ? 'md' : 'sm'}>
          <Coins aria-hidden />
          Add Credits
          {!isMain && <span className="sr-only"> to {company.name}</span>}
        </Button>
      }
      title="Add Credits"
      description={`${company.name} has ${counted(company.credits, 'credit')} now. A credit publishes one job for 30 days, without a payment.`}
      size="sm"
    >
      <CreditsForm
        company={company}
        gift={gift}
        onGiven={() => {
          setGift(crypto.randomUUID())
          setOpen(false)
        }}
        onCancelled={() => setOpen(false)}
      />
    </Dialog>
  )
}

const tooLong = `A reason has at most ${sizes.lineLength} characters.`

interface CreditsFormProps {
  company: Company
  gift: string
  onGiven: () => void
  onCancelled: () => void
}

function CreditsForm({ company, gift, onGiven, onCancelled }: CreditsFormProps) {
  const toast = useToast()
  const { id: companyId } = company
  const form = useForm({
    ...byCall({
      call: adminCompanies.addCredits,
      inputOf: ({ credits, reason }: CreditValues) => ({ companyId, credits, reason }),
      // The call has the same words for all that may be wrong; of a note one would look for it in vain.
      faultsAt: ({ reason, ...faults }) => (reason ? { ...faults, reason: tooLong } : faults),
      ownFaults: ({ isConfirmed }): Record<string, string> =>
        isConfirmed ? {} : { isConfirmed: 'Please confirm that the credits are to be added.' },
    }),
    send(values) {
      const input = { companyId, credits: Number(values.credits), reason: values.reason }
      const options = { idempotencyKey: idempotencyKeyFor(values.gift, input), losesNothing: true }
      return write(adminCompanies.addCredits, input, options)
    },
    initial: { credits: '', reason: '', isConfirmed: false, gift },
    // It is confirmed by whoever has just looked at it.
    keeper: { ...keptCredits(companyId), never: ['isConfirmed'] },
    onDone({ message }) {
      toast.success(message)
      onGiven()
    },
  })

  return (
    <CallForm
      form={form}
      submit="Add Credits"
      busyLabel="Adding…"
      beside={
        <Button variant="secondary" onClick={onCancelled}>
          Cancel
        </Button>
      }
    >
      <KeptNote form={form} />
      <CallField
        form={form}
        name="credits"
        label="Credits to add"
        hint={`From 1 to ${mostCreditsAtOnce}, on top of what it has.`}
        required
      >
        {(control) => (
          <NumberInput {...control} min={1} max={mostCreditsAtOnce} inputMode="numeric" />
        )}
      </CallField>
      <CallField
        form={form}
        name="reason"
        label="Reason"
        hint={`Kept in the ledger, and told in the copy that a company takes of its data. Without one it says “${usualCreditReason}”.`}
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </CallField>
      <CallField
        form={form}
        name="isConfirmed"
        label="Confirmation"
        hint="The company is told by email, if it takes such emails, without the reason. What was added cannot be taken back here."
        group
      >
        {({ name, value, ...control }, set) => (
          <Checkbox
            name={name}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            label={`Yes, add them to ${company.name}`}
            checked={value}
            onChange={({ target }) => set(target.checked)}
          />
        )}
      </CallField>
    </CallForm>
  )
}

type CreditValues = {
  readonly credits: string
  readonly reason: string
  readonly isConfirmed: boolean
  /** Which gift it is, kept along with it: sent once more, it is given once. */
  readonly gift: string
}

function keptCredits(companyId: string): Place {
  return { key: `adminCredits-${companyId}`, kind: 'admin' }
}
