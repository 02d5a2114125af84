import type { FormStore } from '../../../calls/form-store.ts'
import { useStored } from '../../../calls/use-stored.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { StepId } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'

interface ReturnNoticeProps {
  isLost: boolean
  store: FormStore<RegistrationValues>
  visited: ReadonlySet<StepId>
  onOpened: (step: StepId) => void
}

const notKept = [
  { field: 'password', step: 'login-details', called: 'password' },
  { field: 'picture', step: 'personal-details', called: 'picture' },
  { field: 'resume', step: 'resume-upload', called: 'resume' },
] as const

/** Welcomes somebody back, and asks again for what is not kept. */
export default function ReturnNotice({ isLost, store, visited, onOpened }: ReturnNoticeProps) {
  const values = useStored(store, (state) => state.values)
  const missing = notKept.filter(({ field, step }) => !values[field] && visited.has(step))
  if (isLost) {
    return (
      <Banner tone="warning">
        The answers behind this link are no longer kept. Please begin again.
      </Banner>
    )
  }
  if (missing.length === 0) return null

  return (
    <Banner tone="info" prefix="Welcome back.">
      Your answers are here. For your safety some things are not kept, so please give them again:{' '}
      {missing.map(({ step, called }, index) => (
        <span key={called}>
          {index > 0 && (index === missing.length - 1 ? ' and ' : ', ')}
          <button
            type="button"
            className="font-semibold text-primary underline underline-offset-[0.2em] hover:text-primary-hover"
            onClick={() => onOpened(step)}
          >
            {called}
          </button>
        </span>
      ))}
      .
    </Banner>
  )
}
