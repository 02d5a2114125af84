import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ComponentProps } from 'react'

import { Button } from '../form/button.tsx'

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> {
  /** What lands on the clipboard. */
  text: string
}

const shownMs = 2000
const outcomeWords = { idle: '', copied: 'Copied', failed: 'Could not copy' }

export function CopyButton({ text, children = 'Copy', ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomeWords>('idle')

  useEffect(() => {
    if (outcome === 'idle') return undefined
    const timer = setTimeout(() => setOutcome('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // No permission, or a page without https: the text itself stays selectable.
      setOutcome('failed')
    }
  }

  return (
    <>
      <Button variant="secondary" {...rest} onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {outcome === 'idle' ? children : outcomeWords[outcome]}
      </Button>
      <output className="sr-only">{outcomeWords[outcome]}</output>
    </>
  )
}
