import { cva } from 'class-variance-authority'

/** The box that everything one types into or picks from shares. */
export const controlStyles = cva(
  [
    'w-full rounded-md border border-line-strong bg-surface text-base text-ink transition-colors',
    'hover:border-ink-2',
    'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
    'has-aria-invalid:border-danger has-aria-invalid:ring-1 has-aria-invalid:ring-danger',
    'disabled:pointer-events-none disabled:border-line disabled:bg-sunken disabled:text-ink-2',
    'has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-2',
  ],
  {
    variants: {
      size: { sm: 'min-h-9 pointer-coarse:min-h-11', md: 'min-h-11', lg: 'min-h-13' },
      /** Boxes around an input carry its focus ring; bare controls have their own. */
      around: {
        true: 'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        false: '',
      },
    },
    defaultVariants: { size: 'md', around: false },
  },
)
