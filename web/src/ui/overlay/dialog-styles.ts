import { cva } from 'class-variance-authority'

export const dialogBackdropStyles =
  'fixed inset-0 z-50 min-h-dvh bg-veil transition-opacity duration-(--motion-popup) data-starting-style:opacity-0 data-ending-style:opacity-0'

export const dialogViewportStyles =
  'fixed inset-0 z-50 flex items-center justify-center p-[min(1rem,5vw)] sm:p-6'

/*
  The popup itself scrolls, with its head and foot held in place: whatever is focused inside can be
  scrolled with the keyboard, and on a very low screen head and foot let go and leave the room to
  the content.
*/
export const dialogStyles = cva(
  [
    'group/dialog relative flex max-h-full w-full flex-col overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised text-ink shadow-e3 outline-none',
    'scroll-pt-20 scroll-pb-24 transition-[opacity,scale,translate] duration-(--motion-popup)',
    'data-starting-style:translate-y-1 data-starting-style:scale-98 data-starting-style:opacity-0',
    'data-ending-style:translate-y-1 data-ending-style:scale-98 data-ending-style:opacity-0',
  ],
  {
    variants: { size: { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' } },
    defaultVariants: { size: 'md' },
  },
)

export const dialogHeaderStyles =
  'sticky top-0 z-10 flex shrink-0 flex-col gap-1 bg-raised px-[min(1.25rem,6vw)] pt-4.5 pb-3 sm:px-6 [@media(max-height:30rem)]:static'

export const dialogTitleStyles = 'font-display text-xl font-heading text-ink'

export const dialogBodyStyles = 'flex flex-col gap-5 px-[min(1.25rem,6vw)] pt-1 pb-5 sm:px-6'

export const dialogFooterStyles =
  'sticky bottom-0 z-10 mt-auto flex shrink-0 flex-col-reverse gap-3 border-t border-line bg-raised px-[min(1.25rem,6vw)] py-4 sm:flex-row sm:justify-end sm:px-6 empty:hidden [@media(max-height:30rem)]:static'
