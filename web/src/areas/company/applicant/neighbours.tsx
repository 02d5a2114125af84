import { applicants, type Applicant } from '@headframe/wire'
import { ArrowLeft, ArrowRight } from 'lucide-react'

import { useList } from '../../../calls/use-list.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { fullName } from '../../../parts/profile/profile-words.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { inputOfApplicants } from '../applicants/applicants-reads.ts'
import type { ApplicantsWish } from '../applicants/applicants-wish.ts'

interface NeighboursProps {
  jobId: string
  profileHash: string
  /** The list that they were found in. */
  wish: ApplicantsWish
}

/** Who comes before and after somebody in the list that they were found in, and the ways there. */
export function Neighbours({ jobId, profileHash, wish }: NeighboursProps) {
  const { page } = useList(applicants.list, inputOfApplicants(jobId, wish))
  const rows = page?.rows ?? []
  const at = rows.findIndex(({ profile_hash }) => profile_hash === profileHash)
  // Who was decided about may stand on another page by now, or on none.
  if (!page || at === -1) return null
  const [first, last] = [at === 0, at === rows.length - 1]

  return (
    <nav aria-label="Applicants" className="ml-auto flex items-center gap-1">
      <span className="num text-sm text-ink-2">
        {inFigures((page.page - 1) * page.perPage + at + 1)} of {inFigures(page.total)}
      </span>
      {first ? (
        <Beyond {...{ jobId, wish }} number={page.page - 1} pages={page.pages} />
      ) : (
        <ToApplicant {...{ jobId, wish }} applicant={rows[at - 1]} way="Previous" />
      )}
      {last ? (
        <Beyond {...{ jobId, wish }} number={page.page + 1} pages={page.pages} />
      ) : (
        <ToApplicant {...{ jobId, wish }} applicant={rows[at + 1]} way="Next" />
      )}
    </nav>
  )
}

interface BeyondProps {
  jobId: string
  wish: ApplicantsWish
  number: number
  pages: number
}

/** The nearest on the page before or after. */
function Beyond({ jobId, wish, number, pages }: BeyondProps) {
  const isThere = number >= 1 && number <= pages
  return isThere ? <Nearest {...{ jobId, wish, number }} /> : null
}

function Nearest({ jobId, wish, number }: Omit<BeyondProps, 'pages'>) {
  const isBefore = number < (wish.page ?? 1)
  const there = { ...wish, page: number > 1 ? number : undefined }
  const { page } = useList(applicants.list, inputOfApplicants(jobId, there))
  const rows = page?.page === number ? page.rows : []
  const way = isBefore ? 'Previous' : 'Next'
  return <ToApplicant jobId={jobId} wish={there} applicant={rows.at(isBefore ? -1 : 0)} way={way} />
}

interface ToApplicantProps {
  jobId: string
  wish: ApplicantsWish
  applicant: Applicant | undefined
  way: 'Previous' | 'Next'
}

function ToApplicant({ jobId, wish, applicant, way }: ToApplicantProps) {
  if (!applicant) return null
  return (
    <ButtonLink
      to={paths.company.applicant}
      params={{ jobId, profile_hash: applicant.profile_hash }}
      search={wish}
      replace
      state={(last) => last}
      variant="quiet"
    >
      {way === 'Previous' && <ArrowLeft aria-hidden />}
      {way}
      <VisuallyHidden>: {fullName(applicant)}</VisuallyHidden>
      {way === 'Next' && <ArrowRight aria-hidden />}
    </ButtonLink>
  )
}
