import { Refusal, staffUploads, type ReviewedField, type Upload } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'

import { isNotThere, textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { refreshReads } from '../../../calls/reads.ts'
import { Screen, useUnlisted } from '../../../calls/screen.tsx'
import { refreshList, useList } from '../../../calls/use-list.ts'
import { forgetRead, useFailure, useRead } from '../../../calls/use-read.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { NotThere } from '../../../parts/not-there.tsx'
import { readFromPictureInWords } from '../../../parts/profile/read-from-picture.ts'
import { ResumeDownload } from '../../../parts/resume/resume-download.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { WhatCameOfIt } from './what-came-of-it.tsx'
import { RemovedPerson } from './removed-person.tsx'
import { RejectUpload } from './reject-upload.tsx'
import { ResumeText } from './resume-text.tsx'
import { ReviewForm } from './review-form.tsx'
import { readable } from './review-values.ts'

const route = getRouteApi('/staff-own/admin/uploads/$fileHash')

/** Those that wait for a review too. */
const waiting = { page: 1, perPage: 2, status: '3' } as const

const history = <ButtonLink to={paths.staff.uploads}>Upload history</ButtonLink>

/** Decided by somebody else, or a moment ago: whatever of it was read before is of no use. */
function isOver(fault: unknown): boolean {
  return isNotThere(fault) || (fault instanceof Refusal && fault.code === 'NOT_IN_REVIEW')
}

/** One question after the other: when this one is decided, the next one that waits comes. */
export default function ReviewScreen() {
  const { fileHash } = route.useParams()
  const navigate = useNavigate()
  const { page } = useList(staffUploads.list, waiting)
  const next = page?.rows.find(({ file_hash }) => file_hash !== fileHash)
  const fault = useFailure(staffUploads.review, { fh: fileHash })
  const isDecided = isOver(fault)
  // A colleague decides at the same time: how many wait, and which comes next, is another thing by now.
  useEffect(() => {
    if (isDecided) refreshList(staffUploads.list, waiting)
  }, [isDecided])
  useUnlisted()
  const place = {
    hash: fileHash,
    next,
    retry: () => forgetRead(staffUploads.review, { fh: fileHash }),
  }

  async function goOn() {
    await (next
      ? navigate({ to: paths.staff.review, params: { fileHash: next.file_hash } })
      : navigate({ to: paths.staff.uploads }))
    // Whoever comes back to it is told that it is decided, and how many wait is another number.
    forgetRead(staffUploads.review, { fh: fileHash })
    refreshReads()
  }

  return (
    <Screen
      title="Review"
      description="What was read from a resume, beside the document itself."
      meta={page && waitingInWords(page.total, isDecided)}
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.profiles}>Profiles</TextLink>
          <TextLink to={paths.staff.uploads}>Upload history</TextLink>
          <span aria-current="page">Review</span>
        </Breadcrumbs>
      }
      actions={
        <>
          {!fault && <RejectUpload hash={fileHash} onRejected={() => void goOn()} />}
          {!isDecided && (
            <ResumeDownload call={staffUploads.file} input={{ fh: fileHash }}>
              Download the file
            </ResumeDownload>
          )}
        </>
      }
    >
      {isDecided ? (
        inItsPlace({ ...place, failed: fault })
      ) : (
        <Part
          key={fileHash}
          loading={<ReviewSkeleton />}
          failing={(failed, retry) => inItsPlace({ ...place, failed, retry })}
        >
          <Review hash={fileHash} onDecided={() => void goOn()} />
        </Part>
      )}
    </Screen>
  )
}

interface Place {
  hash: string
  failed: unknown
  retry: () => void
  next: Upload | undefined
}

function inItsPlace({ hash, failed, retry, next }: Place) {
  return failed instanceof Refusal && failed.code === 'NOT_IN_REVIEW' ? (
    <EmptyState title={textOfFailure(failed)} action={next ? <NextReview next={next} /> : history}>
      <WhatCameOfIt hash={hash} />
    </EmptyState>
  ) : (
    <NotThere
      failed={failed}
      what="upload to review"
      why="It may have been removed, or belongs to another account."
      wayBack={history}
      onRetried={retry}
    />
  )
}

function NextReview({ next }: { next: Upload }) {
  return (
    <ButtonLink to={paths.staff.review} params={{ fileHash: next.file_hash }}>
      Review the next one
    </ButtonLink>
  )
}

/** Of those that wait the one in view is one, unless it is decided. */
function waitingInWords(total: number, isDecided: boolean): string {
  if (isDecided) return `${inFigures(total)} ${total === 1 ? 'waits' : 'wait'} for a review`
  return total === 1 ? 'The only one that waits' : `${inFigures(total)} wait for a review`
}

function Review({ hash, onDecided }: { hash: string; onDecided: () => void }) {
  const read = useRead(staffUploads.review, { fh: hash })
  const review = useMemo(() => readable(read), [read])
  const { reason, duplicates, removed } = review
  const [active, setActive] = useState<ReviewedField>()
  const [broughtBack, setBroughtBack] = useState<string>()

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        {(reason === 'low_confidence' || duplicates.length > 0 || removed.length === 0) && (
          <Banner tone="warning">
            {reason === 'duplicate'
              ? 'Somebody like this is on your account already. Is this resume theirs?'
              : 'The name could not be read for sure. Please look at it.'}
          </Banner>
        )}
        {removed.map((person) => (
          <RemovedPerson
            key={person.profile_hash}
            person={person}
            onBack={() => setBroughtBack(person.profile_hash)}
          />
        ))}
        <ReviewForm
          review={review}
          broughtBack={broughtBack}
          onLookedAt={setActive}
          onDecided={onDecided}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-2 lg:sticky lg:top-20">
        <h2 className="text-lg wrap-anywhere">{review.file_name}</h2>
        <p className="text-sm text-ink-2 empty:hidden">
          {readFromPictureInWords(review.read_from_picture)}
        </p>
        <ResumeText review={review} active={active} />
      </div>
    </div>
  )
}

function ReviewSkeleton() {
  return (
    <div aria-hidden className="grid min-h-160 gap-6 lg:grid-cols-2">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
