import { automatedSteps, type AutomatedStep } from '@headframe/wire'
import { Suspense, type ReactNode } from 'react'

import { Card } from '../../../ui/data/card.tsx'
import { patientPart } from '../../../ui/patient-part.ts'
import { PrivacySection } from './privacy-section.tsx'

/** The page is read without asking the server anything; a notice without this sentence still stands. */
const WhoWrites = patientPart(() => import('./who-writes.tsx'))

/** Made from the register of what the product does by itself, so that nothing it does is missing here. */
export function AutomatedSteps() {
  return (
    <PrivacySection id="automated-steps" title="What programs do with it">
      <p className="max-w-measure">
        This is everything that the marketplace does with facts about you without a person doing it.
        None of it decides about you.
      </p>
      {Object.entries(automatedSteps).map(([name, step]) => (
        <Step key={name} step={step}>
          {name === 'writeDescription' && (
            <p className="mt-2 min-h-[2lh] md:min-h-[1lh] max-w-measure">
              <Suspense>
                <WhoWrites />
              </Suspense>
            </p>
          )}
        </Step>
      ))}
    </PrivacySection>
  )
}

interface StepProps {
  step: AutomatedStep
  children: ReactNode
}

function Step({ step, children }: StepProps) {
  return (
    <Card as="article">
      <h3>{step.name}</h3>
      <p className="mt-2 max-w-measure">{step.does}</p>
      {children}
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="md:col-span-2">
          <dt className="text-sm font-semibold">It looks at</dt>
          <dd>
            <ul className="mt-1.5 flex flex-wrap gap-2">
              {step.uses.map((fact) => (
                <li key={fact} className="rounded-sm bg-sunken px-2.5 py-1 text-sm">
                  {fact}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="text-sm font-semibold">What comes of it</dt>
          <dd className="mt-1 text-ink-2">{step.effect}</dd>
        </div>
        <div>
          <dt className="text-sm font-semibold">What you can do</dt>
          <dd className="mt-1 text-ink-2">{step.choice}</dd>
        </div>
      </dl>
    </Card>
  )
}
