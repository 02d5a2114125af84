import { contractorMatching } from '@headframe/wire'

import { useGlance } from '../../calls/use-read.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../links.tsx'

interface OrderByMatchProps {
  of: 'jobs' | 'talent communities'
  /** How many are still to be put in this order, as the list tells a contractor who asked for it. */
  unranked: number | undefined
}

/** What there is to know of a list by match: that it is still being made, or why it stands by date. */
export function OrderByMatch({ of, unranked }: OrderByMatchProps) {
  const isByMatch = unranked !== undefined
  const choice = useGlance(contractorMatching.choice, {}, isByMatch)
  if (!isByMatch) return null
  const words = choice && whyByDate(choice)
  if (!words && unranked === 0) return null
  return (
    <p role="status" className="text-sm text-ink-2">
      {words ?? `Some ${of} are still being put in this order. Each score is of now.`}
    </p>
  )
}

function whyByDate({
  is_on: isOn,
  has_reading: hasReading,
}: {
  is_on: boolean
  has_reading: boolean
}) {
  if (!isOn)
    return (
      <>
        Newest first: you have turned matching off.{' '}
        <TextLink to={paths.contractor.jobWishes}>Change that in your job wishes</TextLink>.
      </>
    )
  if (!hasReading)
    return (
      <>
        Newest first: there is nothing to compare yet.{' '}
        <TextLink to={paths.contractor.editProfile} hash="resume">
          Upload a resume
        </TextLink>
        .
      </>
    )
  return undefined
}
