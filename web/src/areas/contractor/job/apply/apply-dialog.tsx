import type { OpenJobDetail } from '@headframe/wire'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type RefObject } from 'react'

import { paths } from '../../../../lib/paths.ts'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { useApplyStanding } from './apply-standing.ts'

const RateDialog = lazyPart(() => import('./rate-dialog.tsx'))
const route = getRouteApi('/contractor/contractor/job/$jobId')

interface ApplyDialogProps {
  job: OpenJobDetail
  /** Where what has come of it is told. */
  standing: RefObject<HTMLElement | null>
}

/** Asks for a rate as long as the address says so, so that Back closes it and a sign-in leads to it. */
export function ApplyDialog({ job, standing }: ApplyDialogProps) {
  const { apply } = route.useSearch()
  const params = route.useParams()
  const router = useRouter()
  const navigate = useNavigate()
  const isFree = useApplyStanding(job) === 'free'
  // Once there it stays, so that it closes in its own time after an application was sent.
  const [isThere, setIsThere] = useState(isFree)
  if (isFree && !isThere) setIsThere(true)

  useEffect(() => {
    if (isFree) RateDialog.prepare()
  }, [isFree])

  /** The way back from the job is to be as short as it was before. */
  function close() {
    // Who has gone Back, perhaps to somewhere else, is left there.
    if (router.latestLocation.search.apply === undefined) return
    if (router.latestLocation.state.isAskedHere) return router.history.back()
    void navigate({
      to: paths.contractor.job,
      params,
      state: true,
      replace: true,
      resetScroll: false,
    })
  }

  if (!isThere) return null
  return (
    <RateDialog
      job={job}
      isOpen={isFree && apply === '1'}
      standing={standing}
      onClosed={close}
      loading={null}
    />
  )
}
