import { productName } from '@headframe/wire'
import type { ReactNode } from 'react'

import { contactOfMarketplace } from '../../lib/contact.ts'
import { apiDocs, paths } from '../../lib/paths.ts'
import { cn } from '../../ui/cn.ts'
import { linkStyles } from '../../ui/layout/link.tsx'
import { TextLink } from '../links.tsx'
import { footerColumns, type FooterReader } from './footer-links.ts'

const linkLook = 'inline-flex min-h-9 items-center pointer-coarse:min-h-11'

export function Footer({ reader }: { reader: FooterReader }) {
  const columns = footerColumns[reader]

  return (
    <footer className="border-t border-line bg-sunken text-sm text-ink-2">
      {columns.length === 0 ? (
        <nav aria-label="Footer" className="page flex flex-wrap items-center gap-x-6 py-2">
          <OfTheProduct reader={reader} className="flex flex-wrap gap-x-6" />
          <PlaceData className="ml-auto py-2" />
        </nav>
      ) : (
        <>
          <div className="page flex flex-col gap-8 py-10 sm:flex-row sm:flex-wrap sm:justify-between">
            <div className="max-w-[36ch]">
              <p className="font-display text-lg font-heading text-ink">{productName}</p>
              <p className="mt-1">Recruitment for Australian mining and resources.</p>
            </div>
            <nav aria-label="Footer" className="flex flex-wrap gap-x-12 gap-y-6">
              {columns.map(({ heading, links }) => (
                <Column key={heading} heading={heading}>
                  <ul>
                    {links.map(({ label, to }) => (
                      <li key={to}>
                        <TextLink to={to} look="plain" className={linkLook}>
                          {label}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </Column>
              ))}
              <Column heading={productName}>
                <OfTheProduct reader={reader} />
              </Column>
            </nav>
          </div>
          <PlaceData className="page pb-8" />
        </>
      )}
    </footer>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold text-ink">{heading}</p>
      {children}
    </div>
  )
}

interface OfTheProductProps {
  reader: FooterReader
  className?: string
}

/** What everybody may want to know of the marketplace itself. */
function OfTheProduct({ reader, className }: OfTheProductProps) {
  const contact = contactOfMarketplace()

  return (
    <ul className={className}>
      {contact && (
        <li>
          <PlainLink href={`mailto:${contact}`}>Contact</PlainLink>
        </li>
      )}
      <li>
        <TextLink to={paths.privacy} look="plain" className={linkLook}>
          Privacy
        </TextLink>
      </li>
      {reader === 'guest' && (
        <li>
          <TextLink to={paths.staff.login} look="plain" className={linkLook}>
            Staff login
          </TextLink>
        </li>
      )}
      <li>
        <PlainLink href={apiDocs}>API for developers</PlainLink>
      </li>
    </ul>
  )
}

function PlainLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={cn(linkStyles({ look: 'plain' }), linkLook)}>
      {children}
    </a>
  )
}

function PlaceData({ className }: { className: string }) {
  return (
    <p className={cn('text-xs', className)}>
      Place data: G-NAF © Geoscape Australia; GeoNames, CC BY 4.0.
    </p>
  )
}
