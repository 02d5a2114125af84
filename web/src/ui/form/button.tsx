import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'

import { cn } from '../cn.ts'
import { Spinner } from '../data/spinner.tsx'

/** For anything that should look like a button; links of the router use it too. */
export const buttonStyles = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center rounded-md border font-semibold whitespace-nowrap select-none',
    'transition-colors active:translate-y-px motion-reduce:active:translate-y-0',
    'disabled:pointer-events-none disabled:border-line disabled:bg-sunken disabled:text-ink-2/70',
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0',
    // Where letters are so large that a phone has room for few, its words take several lines.
    'max-[16rem]:shrink max-[16rem]:whitespace-normal',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary shadow-e1 hover:bg-primary-hover active:bg-primary-pressed disabled:shadow-none',
        secondary:
          'border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken active:bg-line',
        quiet:
          'border-transparent bg-transparent text-primary hover:bg-primary-soft active:bg-primary-soft active:text-primary-pressed disabled:bg-transparent disabled:border-transparent',
        danger:
          'border-transparent bg-danger text-on-danger shadow-e1 hover:bg-danger-hover active:bg-danger-pressed disabled:shadow-none',
      },
      size: {
        sm: 'min-h-9 gap-1.5 px-3 text-sm pointer-coarse:min-h-11',
        md: 'min-h-11 gap-2 px-4 text-base',
        lg: 'min-h-13 gap-2.5 px-6 text-lg',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** While busy the button keeps its width and its focus, and does nothing when pressed. */
  busy?: boolean
  /** What screen readers hear when the button becomes busy. */
  busyLabel?: string
}

export function Button({
  variant,
  size,
  wide,
  busy,
  busyLabel = 'Working',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        type={type}
        className={cn(
          buttonStyles({ variant, size, wide }),
          busy && 'cursor-progress active:translate-y-0',
          className,
        )}
        aria-disabled={busy || undefined}
        onClick={press}
        {...rest}
      >
        {busy ? (
          <>
            <Spinner size="sm" className="absolute" />
            <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
          </>
        ) : (
          children
        )}
      </button>
      {busy !== undefined && <output className="sr-only">{busy ? busyLabel : ''}</output>}
    </>
  )
}
