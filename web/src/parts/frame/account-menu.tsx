import { ChevronDown } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'

import { Avatar } from '../../ui/data/avatar.tsx'
import { cn } from '../../ui/cn.ts'
import { patientPart } from '../../ui/patient-part.ts'
import type { NavEntry } from './nav-link.tsx'

const AccountPopup = patientPart(() => import('./account-popup.tsx'))

interface AccountMenuProps {
  /** Who is signed in, or "Guest". */
  name: string
  picture?: string | null | undefined
  /** People are round; companies are square. */
  shape?: 'round' | 'square'
  links: readonly NavEntry[]
}

/** The popup's code is fetched when somebody reaches for it; until then there is only its button. */
export function AccountMenu({ name, picture, shape, links }: AccountMenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = <AccountButton name={name} picture={picture} shape={shape} />

  if (!isWanted) {
    return (
      <AccountButton
        name={name}
        picture={picture}
        shape={shape}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={AccountPopup.prepare}
        onFocus={AccountPopup.prepare}
        onClick={() => setIsWanted(true)}
      />
    )
  }
  return (
    <Suspense fallback={button}>
      <AccountPopup trigger={button} links={links} />
    </Suspense>
  )
}

interface AccountButtonProps extends ComponentProps<'button'> {
  name: string
  picture: string | null | undefined
  shape: 'round' | 'square' | undefined
}

function AccountButton({ name, picture, shape, className, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      className={cn(
        'inline-flex min-h-11 max-w-40 xl:max-w-56 items-center gap-2 rounded-md px-2 font-medium text-ink transition-colors hover:bg-sunken data-popup-open:bg-sunken',
        className,
      )}
      {...rest}
    >
      <Avatar name={name} picture={picture} shape={shape} size="sm" />
      <span className="min-w-0 truncate text-sm">{name}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-2" />
    </button>
  )
}
