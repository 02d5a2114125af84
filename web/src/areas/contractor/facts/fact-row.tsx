import { contractorFacts, type OwnFact, type Refusal } from '@headframe/wire'
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { cn } from '../../../ui/cn.ts'
import { FactDialog } from './fact-dialog.tsx'
import { detailsOfFact, factInWords, nameOfFact, type factKinds } from './fact-kinds.ts'
import { useRemoval } from './use-removal.ts'

interface FactRowProps {
  of: (typeof factKinds)[number]
  own: OwnFact
}

/** One thing that the profile says, with what its owner can do about it. */
export function FactRow({ of, own }: FactRowProps) {
  const { key, fact, is_yours, is_hidden, is_added: isAdded, read, may_expire } = own
  const toast = useToast()
  const told = {
    onRefused({ code }: Refusal, text: string) {
      toast.error(text)
      // It tells its reader to look again.
      if (code === 'NOT_FOUND') refreshReads()
    },
  }
  const hiding = useWrite(contractorFacts.hide, told)
  const removing = useRemoval(fact, told)
  const { ask: takeOff, isAsking: isGoing } = isAdded ? removing : hiding
  const correcting = useWrite(contractorFacts.correct, told)
  const name = nameOfFact(fact)
  const buttons = useRef<HTMLDivElement>(null)
  const standing = useId()
  const lastButton = () => [...(buttons.current?.querySelectorAll('button') ?? [])].at(-1)
  useKeptFocus(lastButton, `${is_hidden} ${read !== null}`)

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-48">
        <p className={cn('font-medium wrap-anywhere', is_hidden && 'text-ink-2 line-through')}>
          {name}
        </p>
        <p className="num text-sm text-ink-2 wrap-anywhere empty:hidden">{detailsOfFact(fact)}</p>
        <div
          id={standing}
          className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden"
        >
          {is_hidden && <Badge icon={EyeOff}>Hidden</Badge>}
          {is_yours && !is_hidden && (
            <Badge tone="info">{isAdded ? 'Added by you' : 'Changed by you'}</Badge>
          )}
          {read && (
            <p className="text-sm text-ink-2 wrap-anywhere">
              Your resume says: {factInWords(read)}
            </p>
          )}
        </div>
      </div>
      <div ref={buttons} className="-my-1.5 ml-auto flex items-center gap-1">
        {read && (
          <Button
            variant="quiet"
            size="sm"
            busy={correcting.isAsking}
            aria-label={`Use that: ${read.name ?? name}`}
            onClick={() => void correcting.ask({ key, ...read })}
          >
            Use that
          </Button>
        )}
        {is_hidden ? (
          <IconButton
            icon={Eye}
            label={`Show ${name} again`}
            aria-describedby={standing}
            busy={correcting.isAsking}
            onClick={() => void correcting.ask({ key, ...fact })}
          />
        ) : (
          <>
            {may_expire && fact.end === null && (
              <FactDialog
                of={of}
                present={own}
                onlyEnd
                trigger={
                  <Button variant="quiet" size="sm" aria-label={`Add expiry of ${name}`}>
                    Add expiry
                  </Button>
                }
              />
            )}
            <FactDialog
              of={of}
              present={own}
              trigger={<IconButton icon={Pencil} label={`Change ${name}`} />}
            />
            <IconButton
              icon={isAdded ? Trash2 : EyeOff}
              label={`${isAdded ? 'Remove' : 'Hide'} ${name}`}
              aria-describedby={standing}
              busy={isGoing}
              onClick={() => void takeOff({ key })}
            />
          </>
        )}
      </div>
    </li>
  )
}
