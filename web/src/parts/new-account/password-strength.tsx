import { passwordMin } from '@headframe/wire'

import { cn } from '../../ui/cn.ts'
import { strengthOf } from './strength-of.ts'

const bars = [1, 2, 3] as const

const looks = {
  0: { words: `At least ${passwordMin} characters. Longer is stronger.`, ink: '' },
  1: { words: 'Easy to guess. A few more words make it stronger.', ink: 'bg-wattle' },
  2: { words: 'Good.', ink: 'bg-gum' },
  3: { words: 'Strong.', ink: 'bg-gum' },
} as const

/** A hint and no more: what may be chosen is for the rules of the form to say. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password)
  const { words, ink } = looks[strength]

  return (
    <div className="flex items-center gap-3 text-sm text-ink-2">
      <span aria-hidden className="flex w-24 shrink-0 gap-1">
        {bars.map((bar) => (
          <span
            key={bar}
            className={cn('h-1.5 flex-1 rounded-full bg-line', bar <= strength && ink)}
          />
        ))}
      </span>
      <output>{words}</output>
    </div>
  )
}
