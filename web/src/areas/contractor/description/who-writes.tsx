import { automatedSteps, platform } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'

/** Who writes, and what they are given to write from: said before anybody agrees to it. */
export function WhoWrites() {
  const { writer } = useRead(platform.config, {})

  return (
    <p className="max-w-measure text-sm text-ink-2">
      {writer.provider === 'built-in'
        ? 'It is written on our own server, and nothing leaves it.'
        : `It is written by an outside writing service, which is sent only these facts: ${listed(automatedSteps.writeDescription.uses)}. Never your last name, contact details or address.`}{' '}
      <TextLink to={paths.privacy} hash="automated-steps">
        How we handle your data
      </TextLink>
    </p>
  )
}

const listed = (facts: readonly string[]) => facts.join('; ')
