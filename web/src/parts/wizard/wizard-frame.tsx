import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import type { FormStore } from '../../calls/form-store.ts'
import { useStored } from '../../calls/use-stored.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FadingBanner } from './fading-banner.tsx'
import type { Wizard } from './use-wizard.ts'

interface WizardFrameProps<Id extends string, Values> {
  wizard: Wizard<Id>
  store: FormStore<Values>
  rail: ReactNode
  /** Above the first step that is seen: what brought somebody back. */
  notice?: ReactNode
  heading: string
  lead?: ReactNode
  isLast: boolean
  isFirst: boolean
  submitLabel?: string
  /** Between the fields and the buttons of the last step. */
  beforeSubmit?: ReactNode
  /** In the place of the buttons while what was typed is on its way. */
  sending?: ReactNode
  /** Under everything, and under the rail where there is one. */
  foot?: ReactNode
  children: ReactNode
}

/** One step of a longer form, beside the way through all of them. */
export function WizardFrame<Id extends string, Values>({
  wizard,
  store,
  rail,
  notice,
  heading,
  lead,
  children,
  foot,
  ...rest
}: WizardFrameProps<Id, Values>) {
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useStepFocus(wizard.step, store, form, title)
  useFocusAfterSending(Boolean(rest.sending), title)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[14rem_minmax(0,42rem)] lg:grid-cols-[16rem_minmax(0,44rem)]">
      <div className="flex flex-col gap-6 md:sticky md:top-24 md:self-start">
        {rail}
        <div className="hidden md:block">{foot}</div>
      </div>
      <div className="flex flex-col gap-4">
        <FadingBanner store={store} />
        {notice}
        <Card padding="lg">
          <form
            ref={form}
            noValidate
            aria-label={heading}
            className="flex flex-col gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              wizard.forward()
            }}
          >
            <div className="mb-1">
              <h2 ref={title} tabIndex={-1}>
                {heading}
              </h2>
              {lead && <p className="mt-1.5 max-w-measure text-ink-2">{lead}</p>}
            </div>
            {children}
            <Buttons wizard={wizard} {...rest} />
          </form>
        </Card>
        <div className="md:hidden">{foot}</div>
      </div>
    </div>
  )
}

function Buttons<Id extends string>({
  wizard,
  isFirst,
  isLast,
  submitLabel = 'Submit',
  beforeSubmit,
  sending,
}: Pick<
  WizardFrameProps<Id, unknown>,
  'wizard' | 'isFirst' | 'isLast' | 'submitLabel' | 'beforeSubmit' | 'sending'
>) {
  if (sending) return sending

  return (
    <>
      {isLast && beforeSubmit}
      {isLast && wizard.isRefused && (
        <p className="text-sm text-ink-2">
          Nothing you typed is lost. Change anything to send it again.
        </p>
      )}
      <div className="mt-2 flex items-center gap-3 border-t border-line pt-5">
        {!isFirst && (
          <Button variant="secondary" onClick={wizard.previous}>
            <ArrowLeft aria-hidden />
            Previous
          </Button>
        )}
        <Button
          type="submit"
          className="ml-auto min-w-28"
          busy={wizard.isJudging}
          disabled={isLast && wizard.isRefused}
        >
          {isLast ? submitLabel : 'Next'}
          {!isLast && <ArrowRight aria-hidden />}
        </Button>
      </div>
    </>
  )
}

/** A new step begins at its heading, and one that has to be mended at its first fault. */
function useStepFocus<Values>(
  step: string,
  store: FormStore<Values>,
  form: RefObject<HTMLFormElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
): void {
  const failures = useStored(store, (state) => state.failures)
  const seen = useRef({ step, failures })

  useEffect(() => {
    const isNewStep = seen.current.step !== step
    const isNewFailure = seen.current.failures !== failures
    seen.current = { step, failures }
    if (!isNewStep && !isNewFailure) return

    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (isNewStep) title.current?.focus({ preventScroll: true })
  }, [step, failures, form, title])
}

/** Where "Cancel" stood there is nothing any more, and focus must not fall back to the top of the page. */
function useFocusAfterSending(
  isSending: boolean,
  title: RefObject<HTMLHeadingElement | null>,
): void {
  const wasSending = useRef(isSending)

  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasSending.current && !isSending && isLost) title.current?.focus()
    wasSending.current = isSending
  }, [isSending, title])
}
