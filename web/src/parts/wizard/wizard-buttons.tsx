import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

import type { FormStore } from '../../forms/form-store.ts'
import { useStored } from '../../forms/use-stored.ts'
import { Button } from '../../ui/form/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Spinner } from '../../ui/data/spinner.tsx'
import type { Wizard } from './use-wizard.ts'

export interface WizardButtonsProps<Id extends string, Values> {
  wizard: Wizard<Id, Values>
  store: FormStore<Values>
  isFirst: boolean
  isLast: boolean
  backLabel?: string
  /** What ends the last step; nothing where whoever fills it in may not end it. */
  submitLabel?: string | null
  /** What the button to go on says while it is busy; without it, it only turns. */
  busyWords?: string | undefined
  /** Between the fields and the buttons of the last step. */
  beforeSubmit?: ReactNode
  /** Another way to end, beside the button to go on. */
  beside?: ReactNode
  /** In the place of the buttons while what was typed is on its way. */
  sending?: ReactNode
}

/** Back, and on to the next step or away with it all. */
export function WizardButtons<Id extends string, Values>({
  wizard,
  store,
  isFirst,
  isLast,
  backLabel = 'Previous',
  submitLabel = 'Submit',
  busyWords,
  beforeSubmit,
  beside,
  sending,
}: WizardButtonsProps<Id, Values>) {
  const isSending = useStored(store, (state) => state.isSending)
  const isBusy = wizard.isJudging || isSending
  if (sending) return sending

  return (
    <>
      {isLast && beforeSubmit}
      {isLast && <NothingLost failed={wizard.failed} />}
      <div className="mt-2 flex flex-wrap-reverse items-center gap-3 border-t border-line pt-5">
        {!isFirst && (
          <Button
            variant="secondary"
            className={cn(beside && 'max-sm:w-full')}
            aria-disabled={isSending || undefined}
            onClick={wizard.previous}
          >
            <ArrowLeft aria-hidden />
            {backLabel}
          </Button>
        )}
        <div
          className={cn(
            'ml-auto flex flex-wrap-reverse justify-end gap-3',
            beside && 'max-sm:w-full max-sm:*:grow',
          )}
        >
          {beside}
          {(!isLast || submitLabel !== null) && (
            <OnButton
              isBusy={isBusy}
              busyWords={busyWords}
              disabled={isLast && wizard.failed === 'refused'}
            >
              {isLast ? submitLabel : nextWords(wizard)}
              {!isLast && <ArrowRight aria-hidden />}
            </OnButton>
          )}
        </div>
      </div>
    </>
  )
}

export function nextWords({ onward }: Pick<Wizard<string, unknown>, 'onward'>): string {
  return onward === undefined ? 'Next' : `Next: ${onward}`
}

function NothingLost({ failed }: { failed: Wizard<string, unknown>['failed'] }) {
  if (!failed) return null
  return (
    <p className="text-sm text-ink-2">
      Nothing you typed is lost.{' '}
      {failed === 'refused'
        ? 'Change anything to send it again.'
        : 'You can send it again as it is.'}
    </p>
  )
}

interface OnButtonProps {
  isBusy: boolean
  busyWords: string | undefined
  disabled: boolean
  children: ReactNode
}

function OnButton({ isBusy, busyWords, disabled, children }: OnButtonProps) {
  return (
    <Button
      type="submit"
      className="min-w-28"
      busy={isBusy && busyWords === undefined}
      aria-disabled={isBusy || undefined}
      disabled={disabled}
    >
      {isBusy && busyWords !== undefined ? (
        <>
          <Spinner size="sm" />
          {busyWords}
        </>
      ) : (
        children
      )}
    </Button>
  )
}
