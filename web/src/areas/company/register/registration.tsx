import { useStored } from '../../../calls/use-stored.ts'
import { paths } from '../../../lib/paths.ts'
import { linkToDraft } from '../../../parts/wizard/draft-link.ts'
import { WizardFrame } from '../../../parts/wizard/wizard-frame.tsx'
import { WizardRail } from '../../../parts/wizard/wizard-rail.tsx'
import { Consent } from './consent.tsx'
import { GetStartedStep } from './get-started-step.tsx'
import { DraftNote, ReturnNotice, usePreparedParts } from './later-parts.ts'
import { steps } from './registration-steps.ts'
import { LaterFields } from './step-fields.tsx'
import { useRegistration, type RegistrationOptions } from './use-registration.ts'

export function Registration(options: RegistrationOptions) {
  const { begin } = options
  const { store, wizard, draft, logo, isEmailTaken } = useRegistration(options)
  const hasPassword = useStored(store, ({ values }) => values.password !== '')
  const form = { store }
  usePreparedParts()

  const at = steps.findIndex(({ id }) => id === wizard.step)
  const step = steps[at]
  const isPasswordMissing = wizard.progress.visited.has('manager-info') && !hasPassword
  const openManager = () => wizard.open('manager-info')
  return (
    <WizardFrame
      wizard={wizard}
      store={store}
      isFirst={at === 0}
      isLast={at === steps.length - 1}
      heading={step?.heading ?? step?.label ?? ''}
      lead={step?.lead}
      busyWords={step?.busyWords}
      backLabel="Back"
      submitLabel="Complete Registration"
      rail={<WizardRail label="Company registration" steps={steps} wizard={wizard} />}
      notice={
        begin.past !== 'none' && (
          <ReturnNotice
            isLost={begin.past === 'lost'}
            missing={isPasswordMissing ? [{ called: 'password', open: openManager }] : []}
            loading={null}
          />
        )
      }
      beforeSubmit={<Consent />}
      foot={
        wizard.progress.visited.size > 1 && (
          <DraftNote
            keeper={draft.keeper}
            link={draft.id && linkToDraft(paths.company.register, draft.id)}
            loading={null}
          />
        )
      }
    >
      {wizard.step === 'get-started' ? (
        <GetStartedStep form={form} isEmailTaken={isEmailTaken} />
      ) : (
        <LaterFields step={wizard.step} form={form} logo={logo} draftIdNow={draft.idNow} />
      )}
    </WizardFrame>
  )
}
