import { words, type Faults } from '@headframe/wire'
import { useState } from 'react'

import { createFormStore } from '../../../calls/form-store.ts'
import { useStored } from '../../../calls/use-stored.ts'
import { paths } from '../../../lib/paths.ts'
import { useEmailCheck } from '../../../parts/new-account/use-email-check.ts'
import { linkToDraft } from '../../../parts/wizard/draft-link.ts'
import { useDraft } from '../../../parts/wizard/use-draft.ts'
import { useWizard } from '../../../parts/wizard/use-wizard.ts'
import { WizardFrame } from '../../../parts/wizard/wizard-frame.tsx'
import { WizardRail } from '../../../parts/wizard/wizard-rail.tsx'
import { Consent } from './consent.tsx'
import { draftData } from './draft-content.ts'
import { LoginStep } from './login-step.tsx'
import { DraftNote, ReturnNotice, Sending, usePreparedParts } from './later-parts.ts'
import { loadRegistrationCalls } from './load-registration-calls.ts'
import { loadRegistrationForm } from './load-registration-form.ts'
import { inputSteps, lastStep, type StepId } from './registration-steps.ts'
import { LaterFields } from './step-fields.tsx'
import { storedRegistration } from './stored-draft.ts'
import type { Beginning } from './take-up.ts'
import { useNotKept } from './use-not-kept.ts'
import { useSubmit } from './use-submit.ts'

interface RegistrationProps {
  begin: Beginning
  /** The step that the address names. */
  asked: string | undefined
  onStep: (step: StepId, how: { replace: boolean }) => void
  onRegistered: (email: string) => void
}

const leads: Record<StepId, string> = {
  'login-details': 'You will sign in with these.',
  'personal-details': 'Companies see your picture, name and suburb; your street stays with us.',
  'career-info': 'What you do, from when and for how much.',
  'resume-upload': 'We read it for you, so that you need not type it all again.',
}

export function Registration({ begin, asked, onStep, onRegistered }: RegistrationProps) {
  const [store] = useState(() => createFormStore(begin.values))
  const form = { store }
  const email = useStored(store, ({ values }) => values.email)
  const emailCheck = useEmailCheck(loadRegistrationCalls, email)
  const draft = useDraft({ store, stored: storedRegistration, dataOf: draftData, begun: begin })
  usePreparedParts()

  const submission = useSubmit({
    store,
    draftId: draft.id,
    onRefused: (text, faults) => wizard.refuse(text, faults),
    onRegistered: (address) => {
      draft.end()
      onRegistered(address)
    },
  })

  async function judge(steps: readonly StepId[]): Promise<Faults> {
    const { judgeRegistration } = await loadRegistrationForm()
    const faults = judgeRegistration(store.state().values, new Date(), steps)
    const mayBeTaken = steps.includes('login-details') && !('email' in faults)
    if (mayBeTaken && (await emailCheck.settle())) return { email: words.emailTaken, ...faults }
    return faults
  }

  const wizard = useWizard({
    steps: inputSteps,
    begin: begin.progress,
    asked,
    store,
    judge,
    tell: async (faults) => (await loadRegistrationForm()).textOfFaults(faults),
    onStep: (step, how) => {
      if (!how.replace) draft.keepNow(inputSteps.findIndex(({ id }) => id === step))
      onStep(step, how)
    },
    submit: submission.submit,
  })

  const { step } = wizard
  const missing = useNotKept(store, wizard.progress.visited).map((one) => ({
    called: one.called,
    open: () => wizard.open(one.step),
  }))
  const at = inputSteps.findIndex(({ id }) => id === step)
  return (
    <WizardFrame
      wizard={wizard}
      store={store}
      isFirst={at === 0}
      isLast={at === inputSteps.length - 1}
      heading={inputSteps[at]?.label ?? ''}
      lead={leads[step]}
      rail={
        <WizardRail
          label="Contractor registration"
          steps={inputSteps}
          end={lastStep}
          wizard={wizard}
        />
      }
      notice={
        begin.past !== 'none' && (
          <ReturnNotice isLost={begin.past === 'lost'} missing={missing} loading={null} />
        )
      }
      beforeSubmit={<Consent />}
      sending={
        submission.percent !== undefined && (
          <Sending percent={submission.percent} onCancelled={submission.cancel} loading={null} />
        )
      }
      foot={
        wizard.progress.visited.size > 1 && (
          <DraftNote
            keeper={draft.keeper}
            link={draft.id && linkToDraft(paths.contractor.register, draft.id)}
            loading={null}
          />
        )
      }
    >
      {step === 'login-details' ? (
        <LoginStep form={form} isEmailTaken={emailCheck.isTaken} />
      ) : (
        <LaterFields step={step} form={form} />
      )}
    </WizardFrame>
  )
}
