import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useUnlisted, useWorkingTitle } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { useStepBack } from '../../../parts/use-step-back.ts'
import { OwnPool } from './own-pool.tsx'
import { PoolFault } from './pool-fault.tsx'
import { PoolSkeleton } from './pool-skeleton.tsx'

const route = getRouteApi('/company-own/company/talent-pools/$id')

/** One of the company's talent pools, and who is in it. */
export default function PoolScreen() {
  const { id } = route.useParams()
  const wish = route.useSearch()
  const stepBack = useStepBack('isFromPools')
  useWorkingTitle('Talent Pool', 'A talent pool of yours and its members.')
  useUnlisted()

  return (
    <div className="page flex flex-col pt-4 pb-16 sm:pt-6">
      <ButtonLink
        to={paths.company.pools}
        variant="quiet"
        className="mb-2 -ml-4 self-start"
        onClick={stepBack}
      >
        <ArrowLeft aria-hidden />
        Back to Talent Pools
      </ButtonLink>
      <Part
        key={id}
        loading={<PoolSkeleton />}
        failing={(failed, retry) => <PoolFault failed={failed} onRetried={retry} />}
      >
        <OwnPool id={id} wish={wish} />
      </Part>
    </div>
  )
}
