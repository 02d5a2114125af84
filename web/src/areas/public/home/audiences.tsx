import { Building2, HardHat, type LucideIcon } from 'lucide-react'

import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Card } from '../../../ui/data/card.tsx'

/** The two ways in. */
export function Audiences() {
  return (
    <div className="page grid grid-cols-1 gap-4 pt-12 sm:pt-16 md:grid-cols-2 lg:gap-6">
      <Audience
        icon={HardHat}
        title="For contractors"
        tagline="Find great opportunities with top companies"
        login={paths.contractor.login}
        register={paths.contractor.register}
      />
      <Audience
        icon={Building2}
        title="For companies"
        tagline="Access our talented pool of contractors"
        login={paths.company.login}
        register={paths.company.register}
      />
    </div>
  )
}

interface AudienceProps {
  icon: LucideIcon
  title: string
  tagline: string
  login: typeof paths.contractor.login | typeof paths.company.login
  register: typeof paths.contractor.register | typeof paths.company.register
}

function Audience({ icon: Icon, title, tagline, login, register }: AudienceProps) {
  return (
    <Card as="section" padding="lg" className="flex flex-col">
      <div className="flex items-center gap-4 max-[16rem]:flex-wrap">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary">
          <Icon aria-hidden className="size-6" />
        </span>
        <h2 className="min-w-0">{title}</h2>
      </div>
      <p className="mt-4 mb-6 text-lg text-ink-2">{tagline}</p>
      <div className="mt-auto grid grid-cols-2 gap-3 max-[16rem]:grid-cols-1">
        <ButtonLink to={register} aria-label={`Register, ${title.toLowerCase()}`}>
          Register
        </ButtonLink>
        <ButtonLink to={login} variant="secondary" aria-label={`Login, ${title.toLowerCase()}`}>
          Login
        </ButtonLink>
      </div>
    </Card>
  )
}
