import { Banner } from '../../ui/data/banner.tsx'

interface ReturnNoticeProps {
  isLost: boolean
  /** What was given before and is not kept, with the way to where it is asked. */
  missing: readonly { readonly called: string; readonly open: () => void }[]
}

/** Welcomes somebody back, and asks again for what is not kept. */
export default function ReturnNotice({ isLost, missing }: ReturnNoticeProps) {
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
      Your answers are here: go on where you were. For your safety some things are not kept; please
      give them again before you submit:{' '}
      {missing.map(({ called, open }, index) => (
        <span key={called}>
          {index > 0 && (index === missing.length - 1 ? ' and ' : ', ')}
          <button
            type="button"
            className="font-semibold text-primary underline underline-offset-[0.2em] hover:text-primary-hover"
            onClick={open}
          >
            {called}
          </button>
        </span>
      ))}
      .
    </Banner>
  )
}
