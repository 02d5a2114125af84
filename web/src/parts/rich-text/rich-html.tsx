import { cn } from '../../ui/cn.ts'

interface RichHtmlProps {
  /** Made by the server out of a delta, tag by tag; nothing else may ever be given here. */
  html: string
  className?: string
}

/** A formatted text as its readers see it. */
export function RichHtml({ html, className }: RichHtmlProps) {
  return (
    <div
      className={cn('rich-html', className)}
      // The only place of its kind: the server writes every tag itself and escapes every word.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
