import { Stepper } from '../../ui/layout/stepper.tsx'
import { isReachable } from './progress.ts'
import type { Wizard, WizardStep } from './use-wizard.ts'

interface WizardRailProps<Id extends string> {
  /** What the steps lead to. */
  label: string
  steps: readonly Pick<WizardStep<Id>, 'id' | 'label'>[]
  /** What comes of it all: it opens by itself. */
  end?: { readonly id: string; readonly label: string }
  wizard: Pick<Wizard<Id, unknown>, 'step' | 'progress' | 'open'>
}

/** Where one is and where one has been. */
export function WizardRail<Id extends string>({ label, steps, end, wizard }: WizardRailProps<Id>) {
  return (
    <Stepper<string>
      label={label}
      current={wizard.step}
      onChosen={(chosen) => {
        const known = steps.find(({ id }) => id === chosen)
        if (known) wizard.open(known.id)
      }}
      steps={[
        ...steps.map(({ id, label: name }) => ({
          id,
          label: name,
          isDone: wizard.progress.completed.has(id),
          isReachable: isReachable(wizard.progress, id),
        })),
        ...(end ? [end] : []),
      ]}
    />
  )
}
