import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'

import { Menu, MenuLink } from '../../ui/overlay/menu.tsx'
import type { NavEntry } from './nav-link.tsx'

interface AccountPopupProps {
  trigger: ReactElement
  links: readonly NavEntry[]
}

/** Comes into being when it is first asked for, so it begins open. */
export default function AccountPopup({ trigger, links }: AccountPopupProps) {
  const [isOpen, setIsOpen] = useState(true)

  return (
    <Menu trigger={trigger} open={isOpen} onOpenChange={setIsOpen}>
      {links.map(({ to, label, icon }) => (
        <MenuLink key={to} icon={icon} render={<Link to={to} />}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  )
}
