import type { OwnCommunity } from '@headframe/wire'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useStored } from '../../../forms/use-stored.ts'
import { nextWords } from '../../../parts/wizard/wizard-buttons.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { InfoStep } from './info-step.tsx'
import { ProjectStep } from './project-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { RoleStep } from './role-step.tsx'
import { usePoolWizard } from './use-pool-wizard.ts'

export interface PoolFormProps {
  pool?: OwnCommunity | undefined
  onDone: (pool: OwnCommunity) => void
}

/** The steps of a talent pool, one at a time, inside a dialog. */
export default function PoolForm({ pool, onDone }: PoolFormProps) {
  const { form, wizard, steps } = usePoolWizard({ pool, onDone })
  const { bannerId } = form
  const { step } = wizard
  const place = steps.findIndex(({ id }) => id === step)
  const label = steps[place]?.label
  const isLast = place === steps.length - 1
  const text = useStored(form.store, (state) => state.text)
  const failures = useStored(form.store, (state) => state.failures)
  const isSending = useStored(form.store, (state) => state.isSending)
  const element = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (failures === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    // What is nobody's field is told above, and the button of a long step is far below.
    if (!wrong) document.getElementById(bannerId)?.scrollIntoView({ block: 'nearest' })
  }, [failures, bannerId])

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        wizard.forward()
      }}
    >
      <div className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <h3 ref={heading} tabIndex={-1} className="text-lg">
            {label}
          </h3>
          <p className="num shrink-0 text-sm text-ink-2" role="status">
            Step {place + 1} of {steps.length}
          </p>
        </div>
        <Progress label="Progress" percent={((place + 1) / steps.length) * 100} />
      </div>
      {text && (
        <Banner key={failures} id={bannerId} tone="error">
          {text}
        </Banner>
      )}
      {step === 'info' && <InfoStep form={form} />}
      {step === 'project' && <ProjectStep form={form} />}
      {step === 'role' && <RoleStep form={form} />}
      {step === 'review' && <ReviewStep form={form} onOpened={wizard.open} />}
      <div className="sticky bottom-0 z-10 -mb-5 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-raised py-4">
        <Button
          variant="secondary"
          disabled={place === 0}
          aria-disabled={isSending || undefined}
          onClick={wizard.previous}
        >
          <ArrowLeft aria-hidden />
          Back
        </Button>
        <Button
          type="submit"
          busy={wizard.isJudging || isSending}
          busyLabel={isLast ? 'Sending…' : undefined}
        >
          {isLast ? (pool ? 'Update Talent Pool' : 'Create Talent Pool') : nextWords(wizard)}
          {!isLast && <ArrowRight aria-hidden />}
        </Button>
      </div>
    </form>
  )
}
