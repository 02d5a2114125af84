import { phoneText, phoneToDial, type ContractorProfile } from '@headframe/wire'
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { cn } from '../../ui/cn.ts'
import { linkStyles } from '../../ui/layout/link.tsx'
import { ProfileSection } from './profile-section.tsx'

type Reachable = Pick<ContractorProfile, 'email' | 'phone'> &
  Partial<Pick<ContractorProfile, 'address' | 'suburb' | 'state' | 'post_code'>>

/** How to reach somebody, in one line under their name: whoever hires is to call without looking for it. */
export function ContactLinks({ profile: { email, phone } }: { profile: Reachable }) {
  return (
    <ul aria-label="Contact" className="flex min-w-0 flex-wrap gap-x-6">
      <MailAndPhone email={email} phone={phone} isInLine />
    </ul>
  )
}

/** How to reach the person. The street is there for its owner alone. */
export function ContactSection({ profile }: { profile: Reachable }) {
  const { email, phone, address, suburb, state, post_code } = profile
  const town = [suburb, state, post_code].filter(Boolean).join(' ')

  return (
    <ProfileSection title="Contact" aside>
      <ul className="flex flex-col gap-1">
        <MailAndPhone email={email} phone={phone} />
        {address && (
          <ContactLine icon={MapPin}>
            <span className="block py-2">
              {address}
              <br />
              {town}
              <span className="mt-1 block text-sm text-ink-2">
                Companies see neither the street nor the post code.
              </span>
            </span>
          </ContactLine>
        )}
      </ul>
    </ProfileSection>
  )
}

function MailAndPhone({ email, phone, isInLine }: Reachable & { isInLine?: boolean }) {
  return (
    <>
      {email && (
        <ContactLine icon={Mail} isInLine={isInLine}>
          <a href={`mailto:${email}`} className={contactLink}>
            {email}
          </a>
        </ContactLine>
      )}
      {phone && (
        <ContactLine icon={Phone} isInLine={isInLine}>
          <a href={`tel:${phoneToDial(phone)}`} className={contactLink}>
            {phoneText(phone)}
          </a>
        </ContactLine>
      )}
    </>
  )
}

const contactLink = `${linkStyles()} num inline-flex min-h-11 max-w-full items-center wrap-anywhere`

interface ContactLineProps {
  icon: LucideIcon
  isInLine?: boolean | undefined
  children: ReactNode
}

function ContactLine({ icon: Icon, isInLine, children }: ContactLineProps) {
  return (
    <li className={cn('flex', isInLine ? 'min-w-0 items-center gap-1.5' : 'items-start gap-3')}>
      <Icon
        aria-hidden
        className={cn('shrink-0 text-ink-2', isInLine ? 'size-4.5' : 'mt-3 size-5')}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
