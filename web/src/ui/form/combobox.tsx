import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, X } from 'lucide-react'

import { cn } from '../cn.ts'
import { ComboboxSearch } from './combobox-search.tsx'
import {
  comboboxListStyles,
  comboboxMessageStyles,
  comboboxPopupStyles,
} from './combobox-styles.ts'
import { controlStyles } from './control.ts'
import { useFieldControl } from './field-control.ts'
import { IconButton } from './icon-button.tsx'
import { popupItemStyles, popupLayer } from '../overlay/popup.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line: the region of a town, the client of a site. */
  hint?: string
  disabled?: boolean
}

interface ComboboxProps<Option extends ComboboxOption> {
  options: readonly Option[]
  /** A whole option, so that one found by a search keeps its words when the list moves on. */
  value: Option | null
  onValueChange: (value: Option | null) => void
  /** When given, the caller searches and `options` are the answer; otherwise the list filters itself. */
  onSearchChange?: (text: string) => void
  loading?: boolean
  placeholder?: string
  searchLabel?: string
  emptyText?: string
  /** Lets the choice be taken back. */
  clearable?: boolean
  clearLabel?: string
  disabled?: boolean
  className?: string
  'aria-label'?: string
}

/** One of many, found by typing. For a dozen or fewer, take `Select`. */
export function Combobox<Option extends ComboboxOption>({
  options,
  value,
  onValueChange,
  onSearchChange,
  loading = false,
  placeholder = 'Choose one',
  searchLabel = 'Search',
  emptyText = 'Nothing found.',
  clearable = false,
  clearLabel = 'Clear choice',
  disabled,
  className,
  'aria-label': ariaLabel,
}: ComboboxProps<Option>) {
  const control = useFieldControl({})

  return (
    <Base.Root
      items={options}
      filter={onSearchChange ? null : undefined}
      value={value}
      onValueChange={onValueChange}
      onInputValueChange={(text) => onSearchChange?.(text)}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      disabled={disabled}
      autoHighlight
      // A tap beside the list only closes it, so that nothing half covered is pressed by mistake.
      modal
    >
      <div className={cn('relative', className)}>
        <Base.Trigger
          {...control}
          aria-label={ariaLabel}
          className={cn(
            controlStyles(),
            'flex items-center gap-2 px-3 text-left',
            clearable && value && 'pr-20',
          )}
        >
          <span className={cn('min-w-0 flex-1 truncate', !value && 'text-ink-2')}>
            {value?.label ?? placeholder}
          </span>
          <ChevronsUpDown aria-hidden className="absolute right-3 size-4.5 text-ink-2" />
        </Base.Trigger>
        {clearable && value && !disabled && (
          <IconButton
            icon={X}
            label={clearLabel}
            className="absolute top-0 right-8"
            onClick={() => {
              onValueChange(null)
              document.getElementById(control.id)?.focus()
            }}
          />
        )}
      </div>
      <OptionList {...{ searchLabel, loading, emptyText }} />
    </Base.Root>
  )
}

type OptionListProps = Required<
  Pick<ComboboxProps<ComboboxOption>, 'searchLabel' | 'loading' | 'emptyText'>
>

function OptionList({ searchLabel, loading, emptyText }: OptionListProps) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} collisionPadding={8} className={popupLayer}>
        <Base.Popup aria-label={searchLabel} className={comboboxPopupStyles}>
          <ComboboxSearch label={searchLabel} loading={loading} />
          <Base.Status className={comboboxMessageStyles}>{loading ? 'Searching…' : ''}</Base.Status>
          <Base.Empty className={comboboxMessageStyles}>{loading ? '' : emptyText}</Base.Empty>
          <Base.List className={comboboxListStyles}>
            {(option: ComboboxOption) => <OptionLine key={option.value} option={option} />}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function OptionLine({ option }: { option: ComboboxOption }) {
  return (
    <Base.Item value={option} disabled={option.disabled} className={popupItemStyles}>
      <span className="min-w-0 flex-1">
        {option.label}
        {option.hint && <span className="block text-sm text-ink-2">{option.hint}</span>}
      </span>
      <Base.ItemIndicator>
        <Check aria-hidden strokeWidth={2.5} className="size-4.5 text-primary" />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
