import { productName } from '@headframe/wire'

import { apiDocs, paths } from '../../lib/paths.ts'
import { linkStyles } from '../../ui/layout/link.tsx'
import { TextLink } from '../links.tsx'

const columns = [
  {
    heading: 'Contractors',
    links: [
      { label: 'Job search', to: paths.contractor.jobs },
      { label: 'Contractor login', to: paths.contractor.login },
      { label: 'Contractor registration', to: paths.contractor.register },
    ],
  },
  {
    heading: 'Companies',
    links: [
      { label: 'Company login', to: paths.company.login },
      { label: 'Company registration', to: paths.company.register },
    ],
  },
] as const

const linkLook = 'inline-flex min-h-9 items-center pointer-coarse:min-h-11'

export function Footer() {
  return (
    <footer className="border-t border-line bg-sunken text-sm text-ink-2">
      <div className="page flex flex-col gap-8 py-10 sm:flex-row sm:flex-wrap sm:justify-between">
        <div className="max-w-[36ch]">
          <p className="font-display text-lg font-heading text-ink">{productName}</p>
          <p className="mt-1">Recruitment for Australian mining and resources.</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-12 gap-y-6">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <p className="font-semibold text-ink">{heading}</p>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <TextLink to={to} look="plain" className={linkLook}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <p className="font-semibold text-ink">{productName}</p>
            <ul>
              <li>
                <TextLink to={paths.privacy} look="plain" className={linkLook}>
                  Privacy
                </TextLink>
              </li>
              <li>
                <TextLink to={paths.staff.login} look="plain" className={linkLook}>
                  Staff login
                </TextLink>
              </li>
              <li>
                <a href={apiDocs} className={`${linkStyles({ look: 'plain' })} ${linkLook}`}>
                  API for developers
                </a>
              </li>
            </ul>
          </div>
        </nav>
      </div>
      <p className="page pb-8 text-xs">
        Place data: G-NAF © Geoscape Australia; GeoNames, CC BY 4.0.
      </p>
    </footer>
  )
}
