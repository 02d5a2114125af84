import { hasEntry, isSameEntry, tidyEntry } from './entries.ts'

export interface MultiSelectOption {
  value: string
  label: string
  /** How many it would find, where that is known. */
  count?: number | undefined
}

export interface Suggestion extends MultiSelectOption {
  isOwn?: boolean
}

export function optionFor(options: readonly MultiSelectOption[], value: string): Suggestion {
  const known = options.find((option) => isSameEntry(option.value, value))
  return known ? { ...known, value } : { value, label: value }
}

interface SuggestRules {
  allowsOwn: boolean
  maxSuggestions: number
  filters: boolean
}

/** The options that fit what is typed, and at the end the typed words themselves when they are new. */
export function suggest(
  options: readonly MultiSelectOption[],
  chosen: readonly string[],
  search: string,
  { allowsOwn, maxSuggestions, filters }: SuggestRules,
): Suggestion[] {
  const entry = tidyEntry(search)
  const words = entry.toLocaleLowerCase('en-AU')
  const fitting = filters
    ? options.filter((option) => option.label.toLocaleLowerCase('en-AU').includes(words))
    : options
  const shown: Suggestion[] = fitting.slice(0, maxSuggestions)

  const isKnown =
    hasEntry(chosen, entry) ||
    options.some((option) => isSameEntry(option.label, entry) || isSameEntry(option.value, entry))
  if (allowsOwn && entry && !isKnown) shown.push({ value: entry, label: entry, isOwn: true })
  return shown
}
