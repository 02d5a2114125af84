import { contractorJobs, type JobSignpost } from '@headframe/wire'
import { getRouteApi, Navigate } from '@tanstack/react-router'

import { Part } from '../../../../calls/part.tsx'
import { useRead } from '../../../../calls/use-read.ts'
import { paths, signpostAddress } from '../../../../lib/paths.ts'
import { useStructuredData } from '../../../../parts/structured-data.ts'
import { JobsSkeleton } from '../jobs-skeleton.tsx'
import { JobsView } from '../jobs-view.tsx'
import { Neighbours } from './neighbours.tsx'
import { collectionOf } from './signpost-data.ts'
import { SignpostCrumbs } from './signpost-crumbs.tsx'
import { SignpostFault } from './signpost-fault.tsx'
import { useSignpostList } from './use-signpost-list.ts'

const route = getRouteApi('/contractor/contractor/jobs/$signpost')

/** The open jobs of a role, of a place, or of a role in a place: the list of all, already narrowed down. */
export default function SignpostScreen() {
  const { signpost: slug } = route.useParams()

  return (
    <Part
      key={slug}
      loading={<JobsSkeleton title="Jobs" description="Open jobs in mining and resources." />}
      failing={(failed, retry) => <SignpostFault failed={failed} onRetried={retry} />}
    >
      <Signpost slug={slug} />
    </Part>
  )
}

function Signpost({ slug }: { slug: string }) {
  const signpost = useRead(contractorJobs.signpost, { slug })
  if (signpost.slug === slug) return <SignpostJobs signpost={signpost} />

  const onward = { signpost: signpost.slug }
  return <Navigate to={paths.contractor.jobsAt} params={onward} search replace />
}

function SignpostJobs({ signpost }: { signpost: JobSignpost }) {
  const found = useSignpostList(signpost)
  useStructuredData(collectionOf(signpost, found.page?.rows ?? []))

  return (
    <JobsView
      found={found}
      title={signpost.title}
      description={signpost.says}
      canonical={signpostAddress(signpost.slug)}
      breadcrumbs={<SignpostCrumbs signpost={signpost} />}
    >
      <Neighbours signpost={signpost} />
    </JobsView>
  )
}
