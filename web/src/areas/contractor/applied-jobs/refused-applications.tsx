import { contractorProfiles } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import {
  dismissRefused,
  useRefusedApplications,
  type RefusedApplication,
} from '../waiting/refused-applications.ts'

/** What was refused once it was sent stays told: whoever wrote it at camp was elsewhere by then. */
export function RefusedApplications() {
  const account = useGlance(contractorProfiles.account, {}, true)
  const own = useRefusedApplications().filter(({ sender }) => sender === account?.uuid)
  if (own.length === 0) return null
  return (
    <section aria-label="Not sent" className="space-y-3">
      {own.map((refused) => (
        <Refused key={refused.key} refused={refused} />
      ))}
    </section>
  )
}

function Refused({ refused }: { refused: RefusedApplication }) {
  const { key, name, jobId, reason } = refused
  const about = <VisuallyHidden>: {name}</VisuallyHidden>
  return (
    <Banner tone="warning">
      <p className="font-semibold wrap-anywhere">Your application for {name} was not sent.</p>
      <p className="mt-0.5">{reason}</p>
      <p className="mt-2 -ml-2 flex flex-wrap gap-x-1">
        <ButtonLink to={paths.contractor.job} params={{ jobId }} {...small}>
          See the job{about}
        </ButtonLink>
        <ButtonLink to={paths.contractor.jobs} search={{ search: name }} {...small}>
          Similar jobs{about}
        </ButtonLink>
        <Button {...small} onClick={() => dismissRefused(key)}>
          Dismiss{about}
        </Button>
      </p>
    </Banner>
  )
}

const small = { variant: 'quiet', size: 'sm', className: 'px-2' } as const
