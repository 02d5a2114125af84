import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import { inFigures } from '../../lib/figures.ts'
import { cn } from '../cn.ts'
import { useChosenInView } from '../use-chosen-in-view.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ListedTab<Value extends string> {
  value: Value
  label: string
  /** How many things wait behind it. */
  count?: number
  disabled?: boolean
  unlisted?: false
  panel: ReactNode
}

/** Shown when the address asks for it, and offered to nobody. */
interface UnlistedTab<Value extends string> {
  value: Value
  unlisted: true
  panel: ReactNode
}

export type Tab<Value extends string = string> = ListedTab<Value> | UnlistedTab<Value>

interface TabsProps<Value extends string> {
  /** What the tabs divide, for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  /** Which tab is shown is the address's business: read it there and write it back. */
  value: Value
  onValueChange: (value: Value) => void
  className?: string
  panelClassName?: string
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  panelClassName,
}: TabsProps<Value>) {
  const list = useChosenInView<HTMLDivElement>('[role="tab"][aria-selected="true"]', value)

  return (
    <Base.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen)
        if (tab) onValueChange(tab.value)
      }}
      className={className}
    >
      <Base.List
        ref={list}
        aria-label={label}
        className="relative flex overflow-x-auto overscroll-x-contain border-b border-line [scrollbar-width:none]"
      >
        {tabs.filter(isListed).map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            data-value={tab.value}
            disabled={tab.disabled}
            className={tabStyles}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span
                aria-hidden
                className="num min-w-6 rounded-full bg-sunken px-1.5 text-center text-xs text-ink-2 group-data-active:bg-primary-soft group-data-active:text-primary"
              >
                {inFigures(tab.count)}
              </span>
            )}
            {tab.count !== undefined && <VisuallyHidden>{`, ${tab.count}`}</VisuallyHidden>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.75 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-t-full bg-primary transition-[translate,width] duration-(--motion-popup)" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className={cn('rounded-md pt-5', panelClassName)}
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

function isListed<Value extends string>(tab: Tab<Value>): tab is ListedTab<Value> {
  return !tab.unlisted
}

const tabStyles = [
  'group inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-md px-4 pb-0.5 text-base font-semibold whitespace-nowrap text-ink-2 transition-colors select-none',
  // Inside, because a list that scrolls would cut the ring off.
  'focus-visible:-outline-offset-3 hover:text-ink data-active:text-primary',
  'data-disabled:cursor-not-allowed data-disabled:opacity-50',
].join(' ')
