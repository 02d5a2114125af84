import type { ReactNode } from 'react'

import { Drawer } from '../../ui/overlay/drawer.tsx'
import { NavLink, type NavEntry } from './nav-link.tsx'

interface MobileMenuProps {
  title: string
  links: readonly NavEntry[]
  open: boolean
  onOpenChange: (open: boolean) => void
  children?: ReactNode
}

export default function MobileMenu({
  title,
  links,
  open,
  onOpenChange,
  children,
}: MobileMenuProps) {
  return (
    <Drawer title={title} size="sm" open={open} onOpenChange={onOpenChange} closeLabel="Close menu">
      <nav aria-label="Main" className="-mx-2 flex flex-col gap-1">
        {links.map((link) => (
          <NavLink key={link.to} {...link} stacked onFollowed={() => onOpenChange(false)} />
        ))}
      </nav>
      {children}
    </Drawer>
  )
}
