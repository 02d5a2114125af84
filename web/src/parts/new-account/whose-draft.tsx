import { maskedAddress } from '../../lib/masked-address.ts'
import { Card } from '../../ui/data/card.tsx'
import { Button } from '../../ui/form/button.tsx'

interface WhoseDraftProps {
  /** The address that was typed into it, as far as it goes. */
  email: string
  onContinued: () => void
  onStartedOver: () => void
}

/** Whoever comes to a registration that was begun on this device says first whether it is theirs. */
export default function WhoseDraft({ email, onContinued, onStartedOver }: WhoseDraftProps) {
  const address = maskedAddress(email)
  return (
    <Card padding="lg" className="flex max-w-2xl flex-col items-start gap-4">
      <h2>A registration was begun on this device</h2>
      <p className="max-w-measure text-ink-2">
        {address ? (
          <>
            It is for <strong className="text-ink">{address}</strong>. If that is you, go on where
            you were.
          </>
        ) : (
          'It names no email address yet. If it is yours, go on where you were.'
        )}{' '}
        Starting afresh takes those answers off this device.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onContinued}>Continue</Button>
        <Button variant="secondary" onClick={onStartedOver}>
          Start afresh
        </Button>
      </div>
    </Card>
  )
}
