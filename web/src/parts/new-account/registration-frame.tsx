import type { ComponentProps, ReactNode } from 'react'

import { useStored } from '../../forms/use-stored.ts'
import { linkToDraft } from '../wizard/draft-link.ts'
import { WizardFrame } from '../wizard/wizard-frame.tsx'
import { WizardRail } from '../wizard/wizard-rail.tsx'
import { AddressTaken, DraftNote, ReturnNotice, usePreparedParts } from './later-parts.ts'
import type { RegistrationKind } from './registration-kind.ts'
import type { useRegistration } from './use-registration.ts'

interface RegistrationFrameProps<
  Id extends string,
  Values extends Readonly<Record<string, unknown>>,
  Reply,
> extends Pick<
  ComponentProps<typeof WizardFrame>,
  'backLabel' | 'submitLabel' | 'beforeSubmit' | 'sending'
> {
  kind: RegistrationKind<Id, Values, Reply>
  registration: ReturnType<typeof useRegistration<Id, Values, Reply>>
  /** What is drawn later than the first step. */
  later: Parameters<typeof usePreparedParts>[1]
  /** What comes of it all, as the way through the steps shows it. */
  end?: ComponentProps<typeof WizardRail>['end']
  children: ReactNode
}

/** One step of a registration, with what is kept of it. */
export function RegistrationFrame<
  Id extends string,
  Values extends Readonly<Record<string, unknown>>,
  Reply,
>({
  kind,
  registration: { store, wizard, draft, begin, startOver },
  later,
  end,
  ...rest
}: RegistrationFrameProps<Id, Values, Reply>) {
  const { name, path, steps, notKept } = kind
  const { step, progress, open } = wizard
  const values = useStored(store, (state) => state.values)
  usePreparedParts(kind, later)

  const at = steps.findIndex(({ id }) => id === step)
  const { label = '', heading = label, lead, busyWords } = steps[at] ?? {}
  const missing = notKept
    .filter((one) => !values[one.field] && progress.visited.has(one.step))
    .map((one) => ({ called: one.called, open: () => open(one.step) }))
  return (
    <WizardFrame
      {...rest}
      wizard={wizard}
      store={store}
      isFirst={at === 0}
      isLast={at === steps.length - 1}
      heading={heading}
      lead={lead}
      busyWords={busyWords}
      rail={<WizardRail label={name} steps={steps} {...(end && { end })} wizard={wizard} />}
      notice={
        begin.past !== 'none' && (
          <ReturnNotice isLost={begin.past === 'lost'} missing={missing} loading={null} />
        )
      }
      foot={
        progress.visited.size > 1 && (
          <DraftNote
            keeper={draft.keeper}
            link={draft.id && linkToDraft(path, draft.id)}
            ifTaken={<AddressTaken path={path} onStartedOver={startOver} loading={null} />}
            loading={null}
          />
        )
      }
    />
  )
}
