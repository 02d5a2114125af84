import { productName } from '@headframe/wire'

import { contactOfMarketplace } from '../../../lib/contact.ts'
import { linkStyles } from '../../../ui/layout/link.tsx'

/** Only an installation that has named somebody promises an answer. */
export function WhoAnswers() {
  const contact = contactOfMarketplace()
  if (!contact) return undefined

  return (
    <p className="max-w-measure">
      For anything else write to{' '}
      <a href={`mailto:${contact}`} className={linkStyles()}>
        {contact}
      </a>
      , or reply to any mail that you have from {productName}: a person reads it and answers within
      30 days.
    </p>
  )
}
