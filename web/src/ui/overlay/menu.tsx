import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

import { cn } from '../cn.ts'
import { popupItemStyles, popupLayer, popupStyles } from './popup.ts'

interface MenuProps {
  /** The button that opens it; its words name the menu. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children: ReactNode
}

/** Takes `MenuItem`, `MenuLink`, `MenuGroup`, `MenuChoices` and `MenuSeparator`. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  open,
  onOpenChange,
  className,
  children,
}: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={popupLayer}
        >
          <Base.Popup
            className={cn(
              popupStyles,
              'max-h-(--available-height) min-w-52 overflow-y-auto overscroll-contain p-1',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuEntry {
  icon?: LucideIcon
  disabled?: boolean
  children: ReactNode
}

interface MenuItemProps extends MenuEntry {
  danger?: boolean
  onSelected: () => void
}

export function MenuItem({ icon, danger, disabled, onSelected, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelected}
      className={cn(
        popupItemStyles,
        danger && 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger',
      )}
    >
      <EntryIcon icon={icon} danger={danger} />
      <span className="min-w-0 flex-1">{children}</span>
    </Base.Item>
  )
}

interface MenuLinkProps extends Omit<MenuEntry, 'disabled'> {
  /** A plain address, or a link of the router as `render`. */
  href?: string
  render?: ReactElement
}

export function MenuLink({ icon, href, render, children }: MenuLinkProps) {
  return (
    <Base.LinkItem closeOnClick href={href} render={render} className={popupItemStyles}>
      <EntryIcon icon={icon} />
      <span className="min-w-0 flex-1">{children}</span>
    </Base.LinkItem>
  )
}

interface MenuGroupProps {
  label: string
  children: ReactNode
}

export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className={groupLabelStyles}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

interface MenuChoicesProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: LucideIcon }[]
}

/** One of several, such as the theme; the menu stays open to show what was chosen. */
export function MenuChoices<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuChoicesProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className={groupLabelStyles}>{label}</Base.GroupLabel>
      <Base.RadioGroup
        value={value}
        onValueChange={(chosen) => {
          const option = options.find((one) => one.value === chosen)
          if (option) onValueChange(option.value)
        }}
      >
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={popupItemStyles}>
            <EntryIcon icon={option.icon} />
            <span className="min-w-0 flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden strokeWidth={2.5} className="size-4.5 text-primary" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />
}

const groupLabelStyles = 'px-3 pt-2 pb-1 text-xs font-semibold text-ink-2'

function EntryIcon({ icon: Icon, danger }: { icon?: LucideIcon; danger?: boolean }) {
  if (!Icon) return null
  return <Icon aria-hidden className={cn('size-4.5 shrink-0', danger ? '' : 'opacity-75')} />
}
