import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import type { FormStore } from '../../forms/form-store.ts'
import { useStored } from '../../forms/use-stored.ts'
import { Card } from '../../ui/data/card.tsx'
import { FadingBanner } from './fading-banner.tsx'
import { WizardButtons, type WizardButtonsProps } from './wizard-buttons.tsx'
import { wizardLayout } from './wizard-layout.ts'

interface WizardFrameProps<Id extends string, Values> extends WizardButtonsProps<Id, Values> {
  rail: ReactNode
  /** Above the first step that is seen: what brought somebody back. */
  notice?: ReactNode
  heading: string
  lead?: ReactNode
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
    <div className={wizardLayout}>
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
            <WizardButtons wizard={wizard} store={store} {...rest} />
          </form>
        </Card>
        <div className="md:hidden">{foot}</div>
      </div>
    </div>
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
    if (wrong) focusWithin(wrong)
    else if (isNewStep) title.current?.focus({ preventScroll: true })
  }, [step, failures, form, title])
}

/** Of a group, such as radios, its first control. */
function focusWithin(wrong: HTMLElement): void {
  const isGroup = wrong.getAttribute('role') === 'radiogroup'
  const control = isGroup ? wrong.querySelector<HTMLElement>('input') : wrong
  control?.focus()
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
