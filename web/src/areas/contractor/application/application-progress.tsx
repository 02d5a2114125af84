import { applicationStatus, type OpenJobDetail } from '@headframe/wire'
import type { ReactNode } from 'react'

import { dateInWords } from '../../../lib/elapsed.ts'
import { counted } from '../../../lib/figures.ts'
import { amountWords } from '../../../parts/job/job-words.ts'
import { cn } from '../../../ui/cn.ts'
import { Moment } from '../../../ui/data/moment.tsx'

type Application = Omit<NonNullable<OpenJobDetail['application']>, 'application_id' | 'reason'>

interface ApplicationProgressProps {
  application: Application
  company: string
  /** The company has closed the job or its time is over, and the company may be gone altogether. */
  job: 'open' | 'over' | 'without company'
  /** What the company wrote with its decision. */
  reason?: string | null
  nowSeconds: number
  className?: string
}

/** What has happened, what comes next, and who has to do it. */
export function ApplicationProgress({
  application,
  company,
  job,
  reason,
  nowSeconds,
  className,
}: ApplicationProgressProps) {
  const { application_date: at, decision_date: decidedAt, rate, rate_type, status } = application
  const isDecided = status !== applicationStatus.pending

  return (
    <ol className={cn('flex flex-col', className)}>
      <Step isDone isFollowed title="Applied">
        <Moment at={at}>{dateInWords(at)}</Moment>
        {rate !== null && rate_type !== null && (
          <>
            . You asked for{' '}
            <span className="whitespace-nowrap">{amountWords(rate, rate_type)}</span>
          </>
        )}
      </Step>
      <Step isDone={isDecided} title={titleOf(isDecided, job)} words={isDecided ? reason : null}>
        {decidedAt && `${dateInWords(decidedAt)}. `}
        {!isDecided && silenceInWords(at, nowSeconds)}
        {answerOf(status, company, job)}
      </Step>
    </ol>
  )
}

const daySeconds = 24 * 3600

/** How long nothing has been heard; of the first day nothing is said. */
function silenceInWords(appliedAt: number, nowSeconds: number): string {
  const days = Math.floor((nowSeconds - appliedAt) / daySeconds)
  return days < 1 ? '' : `No answer for ${counted(days, 'day')}. `
}

function titleOf(isDecided: boolean, job: ApplicationProgressProps['job']): string {
  if (isDecided) return 'Decided'
  return job === 'without company' ? 'No answer' : 'Waiting for an answer'
}

function answerOf(status: number, company: string, job: ApplicationProgressProps['job']): string {
  if (status === applicationStatus.approved && job === 'without company') {
    return `${company} approved your application and has left the marketplace since, so nothing more comes of it here.`
  }
  if (status === applicationStatus.approved) {
    return `${company} has approved your application. They have your contact details and will be in touch.`
  }
  if (status === applicationStatus.rejected) {
    return `${company} has decided not to proceed with your application.`
  }
  if (job === 'without company') {
    return `${company} is no longer on the marketplace, so nobody decides on your application.`
  }
  if (job === 'over') {
    return `${company} still has your application and can decide on it. We write to you if they do.`
  }
  return `${company} decides next. We write to you as soon as they do.`
}

/** Of a company that is gone no more than its name is left. */
export function standingOf(isOpen: boolean, companySlug: string | null) {
  if (companySlug === null) return 'without company'
  return isOpen ? 'open' : 'over'
}

interface StepProps {
  title: string
  isDone: boolean
  isFollowed?: boolean
  /** Somebody's own, below what is told. */
  words?: string | null | undefined
  children: ReactNode
}

function Step({ title, isDone, isFollowed = false, words, children }: StepProps) {
  return (
    <li className={cn('relative pl-7', isFollowed && 'pb-4')}>
      {isFollowed && (
        <span aria-hidden className="absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-line" />
      )}
      <span
        aria-hidden
        className={cn(
          'absolute top-1 left-0 size-4 rounded-full border-2 bg-surface',
          isDone ? 'border-gum bg-gum' : 'border-line-strong',
        )}
      />
      <p className="font-semibold">{title}</p>
      <p className="num text-sm text-ink-2">{children}</p>
      {words && (
        <blockquote className="mt-2 border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line">
          {words}
        </blockquote>
      )}
    </li>
  )
}
