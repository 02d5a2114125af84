import { productName } from '@headframe/wire'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'

import { cn } from '../ui/cn.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'

interface ScreenProps {
  /** The heading, and the document's title unless `documentTitle` says otherwise. */
  title: string
  documentTitle?: string
  /** One sentence for search engines and shared links. */
  description: string
  breadcrumbs?: ReactNode
  /** Stands beside the heading. */
  picture?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  /** It takes all that the window has left, and nothing comes under it. */
  isFilling?: boolean
  className?: string
  children: ReactNode
}

/** A page of the product: where one is, what it is called, what it shows. */
export function Screen({
  title,
  documentTitle = title,
  description,
  breadcrumbs,
  picture,
  meta,
  actions,
  isFilling = false,
  className,
  children,
}: ScreenProps) {
  useDocument(documentTitle, description)

  return (
    <div
      data-filling={isFilling || undefined}
      className={cn('page', isFilling ? 'flex flex-1 flex-col pt-4' : 'pt-6 pb-16 sm:pt-10')}
    >
      {breadcrumbs && <div className="-mt-2 mb-3">{breadcrumbs}</div>}
      <PageHeader
        title={title}
        picture={picture}
        meta={meta}
        actions={actions}
        className={isFilling ? 'mb-4' : 'mb-6 sm:mb-8'}
      />
      <div className={cn('flex flex-col gap-6', isFilling && 'flex-1', className)}>{children}</div>
    </div>
  )
}

/** Names the document: the product alone on its home page, the screen before it everywhere else. */
export function useDocument(title: string | undefined, description: string): void {
  useEffect(() => nameDocument(title, description), [title, description])
}

/**
 * Names the document until what it shows is known and does so itself. What is inside may be there at
 * once, and its effects run first: so this one belongs to the layout, which comes before them all.
 */
export function useWorkingTitle(title: string, description: string): void {
  useLayoutEffect(() => nameDocument(title, description), [title, description])
}

function nameDocument(title: string | undefined, description: string): void {
  document.title = title ? `${title} · ${productName}` : productName
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

/** Keeps this screen out of search engines while it is shown. */
export function useUnlisted(): void {
  useEffect(() => {
    const robots = document.createElement('meta')
    robots.name = 'robots'
    robots.content = 'noindex'
    document.head.append(robots)
    return () => robots.remove()
  }, [])
}
