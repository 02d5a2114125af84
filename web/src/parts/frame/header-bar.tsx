import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'

import { paths } from '../../lib/paths.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Wordmark } from '../../ui/layout/mark.tsx'
import { patientPart } from '../../ui/patient-part.ts'
import { HeaderShell, homeLinkStyles } from './shell.tsx'
import { NavLink, WaitingCount, type NavEntry } from './nav-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const MobileMenu = patientPart(() => import('./mobile-menu.tsx'))

interface HeaderBarProps {
  /** Whose part of the product this is, such as "Company"; said beside the name. */
  area?: string
  /** Where the name leads. */
  home?: string
  links?: readonly NavEntry[]
  /** Links that only the mobile menu shows, because the bar has `account` for them. */
  accountLinks?: readonly NavEntry[]
  /** Before the theme, on every width. */
  tools?: ReactNode
  /** Who is signed in, at the end of the bar. */
  account?: ReactNode
  /** Who is signed in, as the mobile menu says it. */
  accountName?: string
  /** What the mobile menu shows under the links. */
  mobileAccount?: ReactNode
}

export function HeaderBar({
  area,
  home = paths.home,
  links = [],
  accountLinks = [],
  tools,
  account,
  accountName,
  mobileAccount,
}: HeaderBarProps) {
  const [isMenuWanted, setIsMenuWanted] = useState(false)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const hasMenu = links.length + accountLinks.length > 0

  function openMenu() {
    setIsMenuWanted(true)
    setIsMenuOpen(true)
  }

  return (
    <HeaderShell
      below={
        isMenuWanted && (
          <Suspense>
            <MobileMenu
              title={accountName ?? area ?? 'Menu'}
              links={[...links, ...accountLinks]}
              open={isMenuOpen}
              onOpenChange={setIsMenuOpen}
            >
              {mobileAccount}
            </MobileMenu>
          </Suspense>
        )
      }
    >
      <Link
        to={home}
        activeOptions={{ exact: true, includeSearch: false }}
        className={homeLinkStyles}
      >
        <Wordmark />
        {area && (
          <span className="hidden border-l border-line pl-2.5 text-sm font-medium text-ink-2 sm:inline">
            {area}
          </span>
        )}
      </Link>
      {links.length > 0 && (
        <nav aria-label="Main" className="hidden flex-1 items-center gap-1 lg:flex">
          {links.map((link) => (
            <NavLink key={link.to} {...link} />
          ))}
        </nav>
      )}
      <div className="ml-auto flex items-center gap-1.5">
        {tools}
        <ThemeSwitch />
        <div className="hidden items-center gap-1.5 lg:flex">{account}</div>
        {hasMenu && <MenuButton links={links} isOpen={isMenuOpen} onOpened={openMenu} />}
      </div>
    </HeaderShell>
  )
}

interface MenuButtonProps {
  links: readonly NavEntry[]
  isOpen: boolean
  onOpened: () => void
}

/** What waits behind the links of the menu is told on its button as well. */
function MenuButton({ links, isOpen, onOpened }: MenuButtonProps) {
  const waits = links.flatMap(({ waiting }) => (waiting && waiting.count > 0 ? waiting : []))
  return (
    <span className="relative lg:hidden">
      <IconButton
        icon={Menu}
        label={['Open menu', ...waits.map(({ count, of }) => `${count} ${of}`)].join(', ')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={onOpened}
      />
      {waits.length > 0 && (
        <WaitingCount className="pointer-events-none absolute top-0.5 right-0">
          <span aria-hidden>{waits.reduce((sum, { count }) => sum + count, 0)}</span>
        </WaitingCount>
      )}
    </span>
  )
}
