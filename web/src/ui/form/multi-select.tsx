import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { useId, useMemo, useRef, useState, type RefObject } from 'react'

import { inFigures } from '../../lib/figures.ts'
import { Chip } from '../data/chip.tsx'
import { cn } from '../cn.ts'
import { ComboboxSearch } from './combobox-search.tsx'
import {
  comboboxListStyles,
  comboboxMessageStyles,
  comboboxPopupStyles,
} from './combobox-styles.ts'
import { controlStyles } from './control.ts'
import { hasEntry, isSameEntry } from './entries.ts'
import { useFieldControl } from './field-control.ts'
import { popupItemStyles, popupLayer } from '../overlay/popup.ts'
import { optionFor, suggest, type MultiSelectOption, type Suggestion } from './suggest-options.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

interface MultiSelectProps {
  options: readonly MultiSelectOption[]
  /** The values of the chosen options; an entry of one's own is its own value. */
  value: readonly string[]
  onValueChange: (value: string[]) => void
  /** Takes what is typed, too, when no option says the same. */
  allowsOwn?: boolean
  /** At most so many options are shown at once. */
  maxSuggestions?: number
  /** At most so many can be chosen. */
  maxChosen?: number
  maxLength?: number
  /** When given, the caller searches and `options` are the answer; otherwise the list filters itself. */
  onSearchChange?: (text: string) => void
  loading?: boolean
  placeholder?: string
  addMoreLabel?: string
  searchLabel?: string
  emptyText?: string
  disabled?: boolean
  className?: string
}

export function MultiSelect({
  allowsOwn = false,
  maxLength,
  loading = false,
  placeholder = 'Choose any',
  addMoreLabel = 'Add more',
  searchLabel = allowsOwn ? 'Search or add your own' : 'Search',
  emptyText = 'Nothing found.',
  disabled,
  className,
  ...choice
}: MultiSelectProps) {
  const box = useRef<HTMLDivElement>(null)
  const control = useFieldControl({})
  const valueId = useId()
  const { chosen, suggestions, search, lookFor, choose, news, hint } = useChoosing({
    allowsOwn,
    ...choice,
  })

  function remove(option: MultiSelectOption) {
    choose(chosen.filter((one) => one.value !== option.value))
    // The chip's own button is gone now, and focus must not fall back to the top of the page.
    document.getElementById(control.id)?.focus()
  }

  return (
    <Base.Root
      multiple
      items={suggestions}
      filteredItems={suggestions}
      value={chosen}
      onValueChange={choose}
      inputValue={search}
      onInputValueChange={(text, details) => {
        if (details.reason !== 'item-press') lookFor(text)
      }}
      isItemEqualToValue={(item, one) => isSameEntry(item.value, one.value)}
      disabled={disabled}
      autoHighlight
      // A tap beside the list only closes it, and nothing half covered can be hit by mistake.
      modal
    >
      <div ref={box} className={cn(boxStyles, chosen.length > 0 && 'py-1 pl-1.5', className)}>
        <Chosen options={chosen} onRemoved={disabled ? undefined : remove} />
        <Base.Trigger
          {...control}
          aria-describedby={cn(control['aria-describedby'], valueId)}
          className={cn(triggerStyles, chosen.length > 0 ? '-my-1 pr-3 pl-1.5' : 'px-3')}
        >
          <span className="min-w-0 flex-1 truncate">
            {chosen.length > 0 ? addMoreLabel : placeholder}
          </span>
          <ChevronsUpDown aria-hidden className="size-4.5 shrink-0" />
        </Base.Trigger>
      </div>
      <VisuallyHidden id={valueId}>
        {chosen.length > 0 ? `Chosen: ${chosen.map((one) => one.label).join(', ')}` : ''}
      </VisuallyHidden>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <SuggestionList
        anchor={box}
        searchLabel={searchLabel}
        loading={loading}
        maxLength={maxLength}
        emptyText={emptyText}
        status={hint}
      />
    </Base.Root>
  )
}

type Choice = Pick<
  MultiSelectProps,
  | 'options'
  | 'value'
  | 'onValueChange'
  | 'allowsOwn'
  | 'maxSuggestions'
  | 'maxChosen'
  | 'onSearchChange'
>

/** What is chosen, looked for and offered, and what is told of each change. */
function useChoosing({
  options,
  value,
  onValueChange,
  allowsOwn = false,
  maxSuggestions = 8,
  maxChosen = Infinity,
  onSearchChange,
}: Choice) {
  const [search, setSearch] = useState('')
  const [news, setNews] = useState('')
  const isFull = value.length >= maxChosen

  const chosen = value.map((one) => optionFor(options, one))
  const suggestions = useMemo(
    () => suggest(options, value, search, { allowsOwn, maxSuggestions, filters: !onSearchChange }),
    [options, value, search, allowsOwn, maxSuggestions, onSearchChange],
  )

  function lookFor(text: string) {
    setSearch(text)
    onSearchChange?.(text)
  }

  function choose(next: Suggestion[]) {
    const added = next.find((one) => !hasEntry(value, one.value))
    const removed = chosen.find((one) => !next.some((kept) => isSameEntry(kept.value, one.value)))
    if (added && isFull) return setNews(`No more than ${maxChosen} can be chosen`)
    setNews(added ? `${added.label} added` : removed ? `${removed.label} removed` : '')
    lookFor('')
    onValueChange(next.map((one) => one.value))
  }

  const hint = isFull ? `You have chosen all ${maxChosen}. Remove one to choose another.` : ''
  return { chosen, suggestions, search, lookFor, choose, news, hint }
}

const boxStyles = [
  controlStyles(),
  'relative flex flex-wrap items-center gap-1.5',
  'has-[[role=combobox]:focus-visible]:outline-3 has-[[role=combobox]:focus-visible]:outline-offset-2 has-[[role=combobox]:focus-visible]:outline-focus',
]

const triggerStyles =
  'flex min-h-11 min-w-32 flex-1 items-center gap-2 rounded-md text-left text-ink-2 outline-none'

interface ChosenProps {
  options: readonly MultiSelectOption[]
  onRemoved: ((option: MultiSelectOption) => void) | undefined
}

function Chosen({ options, onRemoved }: ChosenProps) {
  if (options.length === 0) return null
  return (
    <ul className="contents">
      {options.map((option) => (
        <li key={option.value} className="max-w-full">
          <Chip onRemoved={onRemoved && (() => onRemoved(option))}>{option.label}</Chip>
        </li>
      ))}
    </ul>
  )
}

interface SuggestionListProps {
  anchor: RefObject<HTMLElement | null>
  searchLabel: string
  loading: boolean
  maxLength: number | undefined
  emptyText: string
  status: string
}

function SuggestionList({ anchor, searchLabel, status, ...props }: SuggestionListProps) {
  const { loading, maxLength, emptyText } = props
  return (
    <Base.Portal>
      <Base.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className={popupLayer}>
        <Base.Popup aria-label={searchLabel} className={comboboxPopupStyles}>
          <ComboboxSearch label={searchLabel} loading={loading} maxLength={maxLength} />
          <Base.Status className={comboboxMessageStyles}>{status}</Base.Status>
          <Base.Empty className={comboboxMessageStyles}>
            {loading ? 'Searching…' : emptyText}
          </Base.Empty>
          <Base.List className={comboboxListStyles}>
            {(option: Suggestion) => <SuggestionLine key={option.value} option={option} />}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function SuggestionLine({ option }: { option: Suggestion }) {
  return (
    <Base.Item value={option} className={popupItemStyles}>
      {option.isOwn && <Plus aria-hidden className="size-4.5 shrink-0" />}
      <span className="min-w-0 flex-1">
        {option.isOwn ? <>Add “{option.label}”</> : option.label}
      </span>
      {option.count !== undefined && (
        <span className="num text-sm text-ink-2">{inFigures(option.count)}</span>
      )}
      <Base.ItemIndicator>
        <Check aria-hidden strokeWidth={2.5} className="size-4.5 text-primary" />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
