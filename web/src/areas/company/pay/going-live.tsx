import { companyJobs, jobStatus, type CompanyJob } from '@headframe/wire'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Spinner } from '../../../ui/data/spinner.tsx'

interface GoingLiveProps {
  uuid: string
  intentId: string
}

const againAfterMs = 1500
const patienceMs = 20_000

/** Only the provider's word to the server puts a job on the board: until it is there, one waits here. */
export function GoingLive(props: GoingLiveProps) {
  return (
    <div className="flex flex-col gap-6">
      <Waiting />
      <Part loading={null}>
        <Watching {...props} />
      </Part>
    </div>
  )
}

function Watching({ uuid, intentId }: GoingLiveProps) {
  const job = useRead(
    companyJobs.job,
    { uuid },
    { againAfterMs: (last) => (isLive(last) ? undefined : againAfterMs) },
  )
  if (!isLive(job)) return null
  // As the card provider sends its customers back.
  const search = { payment_intent: intentId, redirect_status: 'succeeded', job: uuid }
  return <Navigate to={paths.company.manageJobs} search={search} replace />
}

function isLive({ status }: CompanyJob): boolean {
  return status === jobStatus.active
}

function Waiting() {
  const isLong = useIsOver(patienceMs)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form and its focus are gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card padding="lg" className="mx-auto flex max-w-xl flex-col items-center gap-4 text-center">
      <Spinner size="lg" />
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        Your payment is in
      </h2>
      <p role="status" className="text-ink-2">
        {isLong
          ? 'The confirmation takes longer than usual. You can leave this page: your job goes live by itself, and we write to you when it does.'
          : 'Your job goes live as soon as the payment is confirmed. This takes a few seconds.'}
      </p>
      {isLong && (
        <ButtonLink to={paths.company.manageJobs} variant="secondary">
          Manage jobs
        </ButtonLink>
      )}
    </Card>
  )
}

function useIsOver(delayMs: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isOver
}
