import { platform, productName } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { linkStyles } from '../../../ui/layout/link.tsx'

/** Only an installation that has named somebody promises an answer. */
export default function WhoAnswers() {
  const contact = useGlance(platform.config, {}, true)?.contact
  if (!contact) return undefined

  return (
    <>
      For anything else write to{' '}
      <a href={`mailto:${contact}`} className={linkStyles()}>
        {contact}
      </a>
      , or reply to any mail that you have from {productName}: a person reads it and answers within
      30 days.
    </>
  )
}
