import type { ComponentProps } from 'react'

/** The first stop of the Tab key: jumps over the frame to the page's own content. */
export function SkipLink({ children = 'Skip to content', ...rest }: ComponentProps<'a'>) {
  return (
    <a className="skip-link" {...rest}>
      {children}
    </a>
  )
}
