import { phoneText, type ContractorProfile } from '@headframe/wire'
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { linkStyles } from '../../ui/layout/link.tsx'
import { ProfileSection } from './profile-section.tsx'

type Reachable = Pick<ContractorProfile, 'email' | 'phone'> &
  Partial<Pick<ContractorProfile, 'address' | 'suburb' | 'state' | 'post_code'>>

/** How to reach the person. The street is there for its owner alone. */
export function ContactSection({ profile }: { profile: Reachable }) {
  const { email, phone, address, suburb, state, post_code } = profile
  const town = [suburb, state, post_code].filter(Boolean).join(' ')

  return (
    <ProfileSection title="Contact" aside>
      <ul className="flex flex-col gap-1">
        {email && (
          <ContactLine icon={Mail}>
            <a href={`mailto:${email}`} className={contactLink}>
              {email}
            </a>
          </ContactLine>
        )}
        {phone && (
          <ContactLine icon={Phone}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={contactLink}>
              {phoneText(phone)}
            </a>
          </ContactLine>
        )}
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

const contactLink = `${linkStyles()} num inline-flex min-h-11 max-w-full items-center wrap-anywhere`

function ContactLine({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-3 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
