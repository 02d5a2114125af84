import { savedSearches, type AlertFrequency, type SavedSearch } from '@headframe/wire'
import { BellOff, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'

import { useWrite } from '../../../calls/use-write.ts'
import { hasKeptTyping } from '../../../forms/use-kept-typing.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { useFocusInPlace } from '../../../parts/use-focus-in-place.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { filtersInForce } from '../jobs/in-force/filters-in-force.ts'
import { useNames } from '../jobs/in-force/use-names.ts'
import { frequencies, noMail } from './frequencies.ts'
import { searchOfWish } from './wish-to-save.ts'
import { keptRename, RenameSearch } from './rename-search.tsx'

interface SavedSearchCardProps {
  search: SavedSearch
  /** Whether mails go out for any of the searches. */
  isMailOn: boolean
}

/** One search: what it asks for, how often it is told of, and ways to change it. */
export function SavedSearchCard({ search, isMailOn }: SavedSearchCardProps) {
  const { id, name, wish, saved_date } = search
  const [isRenaming, setIsRenaming] = useState(() => hasKeptTyping(keptRename(id)))
  const { place, buttonId } = useFocusInPlace(isRenaming)
  const looked = searchOfWish(wish)
  const asked = filtersInForce(looked, useNames(looked), true)
  const askedInWords = asked.map(({ label }) => label).join(' · ') || 'All open jobs'

  return (
    <Card as="article" aria-label={name}>
      <div className="flex items-start justify-between gap-3">
        <div ref={place} className="min-w-0 flex-1">
          {isRenaming ? (
            <RenameSearch id={id} name={name} onDone={() => setIsRenaming(false)} />
          ) : (
            <h2 className="text-lg wrap-anywhere">{name}</h2>
          )}
          {!isRenaming && askedInWords !== name && (
            <p className="num mt-1 text-ink-2 wrap-anywhere">{askedInWords}</p>
          )}
          <p className="num mt-1 text-sm text-ink-2">Saved {dateInWords(saved_date)}</p>
        </div>
        <DeleteButton search={search} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <FrequencyChoice search={search} isMailOn={isMailOn} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.contractor.jobs} search={looked} variant="secondary">
            See the jobs
          </ButtonLink>
          {!isRenaming && (
            <Button id={buttonId} variant="quiet" onClick={() => setIsRenaming(true)}>
              Rename
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Saved at once; one that could not be saved goes back to how it was. */
function FrequencyChoice({ search: { id, name, frequency }, isMailOn }: SavedSearchCardProps) {
  const noteId = useId()
  const toast = useToast()
  const [wish, setWish] = useState<AlertFrequency>()
  const { ask } = useWrite(savedSearches.change, {
    losesNothing: true,
    onDone: () => setWish(undefined),
    onRefused: (_, text) => {
      setWish(undefined)
      toast.error(text)
    },
  })
  const chosen = wish ?? frequency
  const isInVain = !isMailOn && chosen !== 'off'
  return (
    <>
      <RadioGroup
        look="segmented"
        className="flex-wrap"
        aria-label={`Mails of ${name}`}
        aria-describedby={isInVain ? noteId : undefined}
        choices={frequencies}
        value={chosen}
        onChosen={(value) => {
          setWish(value)
          void ask({ id, frequency: value })
        }}
      />
      {isInVain && (
        <p id={noteId} className="order-1 flex w-full items-start gap-2 text-sm text-ink-2">
          <BellOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          {noMail}
        </p>
      )}
    </>
  )
}

/** Gone at once, and back with one press. */
function DeleteButton({ search: { id, name, frequency, wish } }: { search: SavedSearch }) {
  const toast = useToast()
  const told = { losesNothing: true, onRefused: (_: unknown, text: string) => toast.error(text) }
  const saving = useWrite(savedSearches.save, told)
  const { ask, isAsking } = useWrite(savedSearches.remove, {
    ...told,
    onDone: () =>
      toast.undo(`“${name}” is deleted.`, () => void saving.ask({ name, frequency, wish })),
  })
  return (
    <IconButton
      icon={Trash2}
      variant="danger"
      className="-mt-2 -mr-2"
      label={`Delete ${name}`}
      busy={isAsking}
      onClick={() => void ask({ id })}
    />
  )
}
