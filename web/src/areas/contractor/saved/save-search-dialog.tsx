import {
  savedSearches,
  type AlertFrequency,
  type Refusal,
  type SavedSearch,
  type SavedWish,
} from '@headframe/wire'
import { useState } from 'react'

import { isSessionRefused } from '../../../calls/failure.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { hasKeptTyping, type Place } from '../../../forms/use-kept-typing.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { frequencies, toldOfSaving } from './frequencies.ts'
import { MailSwitch } from './mail-switch.tsx'
import { keyOfWish } from './wish-to-save.ts'

interface SaveSearchDialogProps {
  isOpen: boolean
  onClosed: () => void
  wish: SavedWish
  /** It is saved already: then it is only named and chosen anew. */
  own: SavedSearch | undefined
  /** Those that it may take the place of. */
  others: readonly SavedSearch[]
  suggestedName: string
  /** Whether mails go out for any of the searches. */
  isMailOn: boolean
  /** Its writer is to sign in again, and finds here then what was typed. */
  onSessionOver: () => void
}

/** One question, answered with one press: what it is called, and how often to hear of it. */
export default function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { isOpen, onClosed, isMailOn, ...rest } = props
  const toast = useToast()
  const [place, setPlace] = useState(
    () => rest.others.find(({ id }) => hasKeptTyping(keptSearch(rest.wish, id)))?.id ?? '',
  )
  const replaced = rest.others.find(({ id }) => id === place)
  const onDone = (frequency: AlertFrequency) => {
    onClosed()
    toast.success(toldOfSaving(frequency, isMailOn))
  }

  return (
    <Dialog
      size="sm"
      title={rest.own ? 'Your saved search' : 'Save this search'}
      description={
        isMailOn
          ? 'We write when new jobs fit it: each job once.'
          : 'Mails about new jobs are off for all of your saved searches.'
      }
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClosed()
      }}
    >
      {!rest.own && rest.others.length > 0 && (
        <Field label="Save as" className="mb-5">
          <Select
            value={place}
            onChange={({ target }) => setPlace(target.value)}
            options={[
              { value: '', label: 'A new search' },
              ...rest.others.map(({ id, name }) => ({ value: id, label: `In place of “${name}”` })),
            ]}
          />
        </Field>
      )}
      <MailsOfAll isMailOn={isMailOn} />
      <SearchForm key={place} {...rest} replaced={replaced} onDone={onDone} />
      <TextLink
        to={paths.contractor.savedSearches}
        className="-mb-3 inline-flex min-h-11 w-fit items-center"
      >
        See your saved searches
      </TextLink>
    </Dialog>
  )
}

/** Where no mail would come, the way to have them; it stays in its place once it is thrown. */
function MailsOfAll({ isMailOn }: { isMailOn: boolean }) {
  const [wasOff, setWasOff] = useState(false)
  if (!isMailOn && !wasOff) setWasOff(true)
  return wasOff && <MailSwitch isOn={isMailOn} />
}

function keptSearch(wish: SavedWish, takesPlaceOf = 'none'): Place {
  return { key: `search-${keyOfWish(wish)}-${takesPlaceOf}`, kind: 'contractor' }
}

type OfTheDialog = 'wish' | 'own' | 'suggestedName' | 'onSessionOver'

interface SearchFormProps extends Pick<SaveSearchDialogProps, OfTheDialog> {
  replaced: SavedSearch | undefined
  onDone: (frequency: AlertFrequency) => void
}

function SearchForm({
  wish,
  own,
  replaced,
  suggestedName,
  onSessionOver,
  onDone,
}: SearchFormProps) {
  const kept = own ?? replaced
  const options = {
    initial: {
      name: kept?.name ?? suggestedName,
      frequency: kept?.frequency ?? 'daily',
    },
    onDone: ({ frequency }: SavedSearch) => onDone(frequency),
    onRefused: (refusal: Refusal) => void (isSessionRefused(refusal) && onSessionOver()),
  }
  const keeper = keptSearch(wish, kept?.id)
  const saving = useCallForm({
    ...options,
    keeper: kept ? undefined : keeper,
    call: savedSearches.save,
    inputOf: (values) => ({ ...values, wish }),
  })
  const changing = useCallForm({
    ...options,
    keeper: kept ? keeper : undefined,
    call: savedSearches.change,
    inputOf: (values) => ({ ...values, id: kept?.id ?? '', wish }),
  })
  const form = kept ? changing : saving

  return (
    <CallForm form={form} submit="Save search" busyLabel="Saving your search" wide>
      <CallField form={form} name="name" label="Name">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </CallField>
      <CallField form={form} name="frequency" label="Email me new jobs" group>
        {({ value }, set) => (
          <RadioGroup
            look="segmented"
            className="flex-wrap"
            choices={frequencies}
            value={value}
            onChosen={set}
          />
        )}
      </CallField>
    </CallForm>
  )
}
