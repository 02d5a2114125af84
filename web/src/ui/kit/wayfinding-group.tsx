import { useState } from 'react'

import { Badge } from '../data/badge.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Button } from '../form/button.tsx'
import { Card } from '../data/card.tsx'
import { linkStyles } from '../layout/link.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Pagination } from '../data/pagination.tsx'
import { Stepper, type Step } from '../layout/stepper.tsx'
import { KitGroup } from './kit-parts.tsx'

const steps: readonly Step[] = [
  { id: 'role', label: 'Role', isDone: true, isReachable: true },
  { id: 'site', label: 'Site and roster', isDone: true, isReachable: true },
  { id: 'pay', label: 'Pay', isReachable: true },
  { id: 'tickets', label: 'Tickets' },
  { id: 'review', label: 'Review' },
]

export function WayfindingGroup() {
  const [step, setStep] = useState('pay')
  const [page, setPage] = useState(6)

  return (
    <KitGroup title="Finding the way">
      <Breadcrumbs>
        <a href="#jobs" className={linkStyles({ look: 'plain' })}>
          Jobs
        </a>
        <a href="#jobs" className={linkStyles({ look: 'plain' })}>
          Northern Star Maintenance
        </a>
        <span aria-current="page" className="text-ink">
          HD fitter, mobile plant
        </span>
      </Breadcrumbs>
      <PageHeader
        eyebrow="Northern Star Maintenance"
        title="HD fitter, mobile plant"
        meta={
          <>
            <Badge tone="gum">Live</Badge>
            <span>36 applications</span>
            <span>Closes 14 Dec 2026</span>
          </>
        }
        actions={
          <>
            <Button variant="secondary">Preview</Button>
            <Button>Edit job</Button>
          </>
        }
      />
      <Card className="md:w-72">
        <Stepper label="Post a job" steps={steps} current={step} onChosen={setStep} />
      </Card>
      <Pagination page={page} pageCount={12} onPageChosen={setPage}>
        Showing page {page} of 12 (1,147 total jobs)
      </Pagination>
    </KitGroup>
  )
}
