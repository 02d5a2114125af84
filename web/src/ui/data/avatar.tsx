import { cva, type VariantProps } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { softTone, type Tone } from '../tone.ts'

const avatarStyles = cva(
  'inline-flex shrink-0 items-center justify-center overflow-hidden font-semibold select-none',
  {
    variants: {
      size: {
        sm: 'size-8 text-xs',
        md: 'size-11 text-sm',
        lg: 'size-16 text-lg',
        xl: 'size-24 text-2xl',
      },
      /** People are round; companies are square. */
      shape: { round: 'rounded-full', square: 'rounded-md' },
    },
    defaultVariants: { size: 'md', shape: 'round' },
  },
)

interface AvatarProps
  extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof avatarStyles> {
  name: string
  picture?: string | null
  /** Says the name to screen readers, where it does not stand beside the picture. */
  named?: boolean
}

export function Avatar({
  name,
  picture,
  named = false,
  size,
  shape,
  className,
  ...rest
}: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const isPictured = Boolean(picture) && picture !== broken
  const meaning = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }

  return (
    <span
      className={cn(avatarStyles({ size, shape }), softTone[toneOf(name)], className)}
      {...meaning}
      {...rest}
    >
      {isPictured && picture ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className={cn(
            'size-full',
            // A logo is shown whole, and many are drawn for a white ground.
            shape === 'square' ? 'bg-logo-ground object-contain' : 'object-cover',
          )}
          onError={() => setBroken(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

const tones: readonly Tone[] = ['primary', 'gum', 'info', 'warn', 'danger']

/** The same name wears the same colour everywhere. */
function toneOf(name: string): Tone {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length] ?? 'neutral'
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
