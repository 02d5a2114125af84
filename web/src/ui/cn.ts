import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display'],
      'font-weight': ['heading'],
      shadow: ['e1', 'e2', 'e3'],
      container: ['page', 'measure'],
    },
  },
})

/** Joins class names; of two that contradict each other, the later one holds. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
