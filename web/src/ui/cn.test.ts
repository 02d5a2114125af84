import { expect, test } from 'vitest'

import { cn } from './cn.ts'

test('of two classes that contradict each other the later one holds, our own tokens included', () => {
  expect(cn('px-4 py-2', 'px-2')).toBe('py-2 px-2')
  expect(cn('text-display text-ink-2', 'text-lg')).toBe('text-ink-2 text-lg')
  expect(cn('shadow-e1', 'shadow-e3')).toBe('shadow-e3')
  expect(cn('font-heading font-display', 'font-semibold')).toBe('font-display font-semibold')
  expect(cn('a', false, undefined, { b: true })).toBe('a b')
})

test('classes that only look alike stand beside each other', () => {
  expect(cn('border-2 border-current/25', 'border-t-current')).toBe(
    'border-2 border-current/25 border-t-current',
  )
  expect(cn('text-balance text-lg', 'text-ink-2')).toBe('text-balance text-lg text-ink-2')
  expect(cn('flex flex-1', 'flex-col')).toBe('flex flex-1 flex-col')
})
