import { Link } from '@tanstack/react-router'
import { Building2, HardHat, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'

import { paths } from '../../lib/paths.ts'
import { cn } from '../../ui/cn.ts'

type Entry = ComponentType<Pick<ComponentProps<'a'>, 'className' | 'aria-label'> & EntryProps>
interface EntryProps {
  to: string
  children: string
}

interface EntrancesProps {
  /** How a link is made, where there is no router yet. */
  link?: Entry
  className?: string
}

/**
 * The ways in for guests, over every public header: open on every width, and never behind a menu. A phone has
 * no room to name both pairs, and two that look the same would be a riddle: there, companies have one link.
 */
export function Entrances({ link = Link, className }: EntrancesProps) {
  return (
    <nav
      aria-label="Sign in or register"
      data-print="hidden"
      className={cn('border-b border-line bg-sunken text-sm', className)}
    >
      <div className="page flex flex-wrap justify-between gap-x-6 max-sm:gap-x-1 sm:justify-end">
        {groups.map((group) => (
          <Group key={group.who} {...group} link={link} />
        ))}
      </div>
    </nav>
  )
}

const groups = [
  {
    who: 'a contractor',
    label: 'Contractors',
    isShort: false,
    icon: HardHat,
    login: paths.contractor.login,
    register: paths.contractor.register,
  },
  {
    who: 'a company',
    label: 'Companies',
    isShort: true,
    icon: Building2,
    login: paths.company.login,
    register: paths.company.register,
  },
] as const

interface GroupProps {
  who: string
  label: string
  /** On a phone its name is its one link. */
  isShort: boolean
  icon: LucideIcon
  login: string
  register: string
  link: Entry
}

function Group({ who, label, isShort, icon: Icon, login, register, link: Entry }: GroupProps) {
  return (
    <div className="flex flex-wrap items-center sm:gap-x-1">
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className="max-sm:hidden">{label}</span>
      </span>
      {isShort && (
        <Entry to={login} aria-label={`${label}: sign in`} className={cn(entryStyles, 'sm:hidden')}>
          {label}
        </Entry>
      )}
      <Entry
        to={login}
        aria-label={`Sign in as ${who}`}
        className={cn(entryStyles, isShort && 'max-sm:hidden')}
      >
        Sign in
      </Entry>
      <Entry
        to={register}
        aria-label={`Register as ${who}`}
        className={cn(entryStyles, isShort && 'max-sm:hidden')}
      >
        Register
      </Entry>
    </div>
  )
}

const entryStyles =
  'inline-flex min-h-9 items-center rounded-sm px-1.5 font-semibold text-primary hover:text-primary-hover hover:underline pointer-coarse:min-h-11'
