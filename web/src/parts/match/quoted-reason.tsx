import type { Evidence } from '@headframe/wire'
import type { LucideIcon } from 'lucide-react'

import { cn } from '../../ui/cn.ts'
import { sourceInWords } from './match-words.ts'

interface QuotedReasonProps {
  icon: LucideIcon
  ink: string
  text: string
  job?: Evidence | null
  person?: Evidence | null
}

/** A sentence with the words that it comes from, on both sides. */
export function QuotedReason({ icon: Icon, ink, text, job, person }: QuotedReasonProps) {
  const quotes = [job, person].filter((quote) => quote != null)

  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden strokeWidth={2.5} className={cn('mt-1 size-4 shrink-0', ink)} />
      <div className="min-w-0">
        <p className="text-sm wrap-anywhere">{text}</p>
        {quotes.length > 0 && (
          <p className="text-xs text-ink-2 wrap-anywhere">
            {quotes.map((quote, index) => (
              <span key={quote.source}>
                {index > 0 && ' · '}
                {sourceInWords(quote)}: <q>{quote.text}</q>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}
