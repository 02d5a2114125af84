import { useNavigate } from '@tanstack/react-router'
import { use, useEffect, useState, type ReactNode } from 'react'

import { Part } from '../../calls/part.tsx'
import { maskedAddress } from '../../lib/masked-address.ts'
import type { WayBack } from '../../lib/redirect.ts'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { announceScreen } from '../announce-screen.ts'
import type { Place } from '../wizard/place.ts'
import type { Beginning } from '../wizard/take-up.ts'
import { WizardSkeleton } from '../wizard/wizard-skeleton.tsx'
import { WhoseDraft } from './later-parts.ts'
import { isComeBackTo, noteTab } from './of-this-tab.ts'
import { takeUpRegistration, type RegistrationKind } from './registration-kind.ts'
import type { Standing } from './use-registration.ts'

interface RegistrationStartProps<Id extends string, Values, Reply> {
  kind: RegistrationKind<Id, Values, Reply>
  search: Place & WayBack
  children: (standing: Standing<Id, Values>) => ReactNode
}

/** Takes up what was typed before, and keeps the open step in the address. */
export function RegistrationStart<Id extends string, Values, Reply>({
  kind,
  search: { step, draft, redirect_uri },
  children,
}: RegistrationStartProps<Id, Values, Reply>) {
  const { path } = kind
  const navigate = useNavigate()
  const [linked] = useState(draft)
  const [mayBeAnothers, setMayBeAnothers] = useState(
    () => linked === undefined && !isComeBackTo(kind.key, step),
  )
  const [{ beginning, turn }, begin] = useState(() => ({
    beginning: takeUpRegistration(kind, linked),
    turn: 0,
  }))

  useEffect(() => {
    // Whoever has the link has the answers, so it does not stay in the address.
    if (draft === undefined) return
    void navigate({ to: path, search: { step, redirect_uri }, replace: true })
  }, [draft, step, redirect_uri, path, navigate])

  function onStep(next: Id, { replace }: { replace: boolean }) {
    void navigate({ to: path, search: { step: next, redirect_uri }, replace })
  }

  function onStartedOver() {
    kind.stored.forget()
    setMayBeAnothers(false)
    begin({ beginning: takeUpRegistration(kind, undefined), turn: turn + 1 })
  }

  return (
    <Part
      loading={<WizardSkeleton />}
      failing={(_, retry) => (
        <ErrorState
          title="Your saved answers did not load."
          onRetried={() => {
            begin({ beginning: takeUpRegistration(kind, linked), turn })
            retry()
          }}
        />
      )}
    >
      <Begun beginning={beginning}>
        {(begun) =>
          mayBeAnothers && tellsOfSomebody(kind, begun) ? (
            <WhoseDraft
              email={String(begun.values[kind.emailField])}
              onContinued={() => {
                // The button that was pressed goes with its question.
                announceScreen()
                setMayBeAnothers(false)
              }}
              onStartedOver={() => {
                announceScreen()
                onStartedOver()
              }}
              loading={<WizardSkeleton />}
            />
          ) : (
            <OfThisTab key={turn} name={kind.key}>
              {children({ begin: begun, asked: step, onStep, onStartedOver })}
            </OfThisTab>
          )
        }
      </Begun>
    </Part>
  )
}

/** Somebody's answers are in it: of a first step without an address nobody has to be asked. */
function tellsOfSomebody<Id extends string, Values, Reply>(
  { emailField }: RegistrationKind<Id, Values, Reply>,
  { past, id, values }: Beginning<Id, Values>,
): boolean {
  const hasAddress = maskedAddress(String(values[emailField])) !== undefined
  return past === 'found' && (id !== undefined || hasAddress)
}

/** Whoever sees the form here finds it again without a question. */
function OfThisTab({ name, children }: { name: string; children: ReactNode }) {
  useEffect(() => noteTab(name), [name])
  return children
}

interface BegunProps<Id extends string, Values> {
  beginning: Beginning<Id, Values> | Promise<Beginning<Id, Values>>
  children: (begin: Beginning<Id, Values>) => ReactNode
}

function Begun<Id extends string, Values>({ beginning, children }: BegunProps<Id, Values>) {
  return children(beginning instanceof Promise ? use(beginning) : beginning)
}
