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
  /** Who of several people is signed in. */
  person?: string | undefined
  links: readonly NavEntry[]
}

/** The popup's code is fetched when somebody reaches for it; until then there is only its button. */
export function AccountMenu({ name, picture, shape, person, links }: AccountMenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  const face = { name, picture, shape, person }
  const button = <AccountButton {...face} />

  if (!isWanted) {
    return (
      <AccountButton
        {...face}
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
  person: string | undefined
}

function AccountButton({ name, picture, shape, person, className, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      className={cn(
        'inline-flex min-h-11 max-w-[clamp(10rem,18vw,16rem)] items-center gap-2 rounded-md px-2 font-medium text-ink transition-colors hover:bg-sunken data-popup-open:bg-sunken',
        className,
      )}
      {...rest}
    >
      <Avatar name={name} picture={picture} shape={shape} size="sm" />
      <span className="flex min-w-0 flex-col text-left">
        <span className="line-clamp-2 text-sm leading-tight wrap-anywhere">{name}</span>
        {person && <span className="truncate text-xs font-normal text-ink-2">{person}</span>}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-2" />
    </button>
  )
}

/** Under the links of the mobile menu, which has no button to say it. */
export function SignedInAs({ person }: { person: string }) {
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2 wrap-anywhere">
      Signed in as {person}
    </p>
  )
}
