import { companyProfiles, type CompanyProfile } from '@headframe/wire'
import { CircleCheck, EyeOff, PencilLine, type LucideIcon } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { IfRole } from '../role.ts'
import type { Tone } from '../../../ui/tone.ts'

/** How the company's public page stands, and the way to it. */
export function PublicPage({ className }: { className?: string }) {
  return (
    <Card as="section" aria-labelledby="public-page" className={className}>
      <h2 id="public-page" className="text-lg">
        Your public page
      </h2>
      <Part loading={<PublicPageSkeleton />}>
        <State />
      </Part>
    </Card>
  )
}

function State() {
  const profile = useRead(companyProfiles.own, {})
  const { word, tone, icon, says, next } = stateOf(profile)

  return (
    <div className="mt-2 flex flex-col items-start gap-3">
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
      <p className="text-ink-2">{says}</p>
      <IfRole may={companyProfiles.save}>
        <ButtonLink to={paths.company.editProfile} variant="secondary" wide>
          {next}
        </ButtonLink>
      </IfRole>
      <TextLink
        to={paths.contractor.company}
        params={{ slug: profile.slug }}
        className="-my-1 inline-flex min-h-11 items-center"
      >
        See it as others do
      </TextLink>
    </div>
  )
}

interface PageState {
  word: string
  tone: Tone
  icon: LucideIcon
  says: string
  next: string
}

function stateOf({ published_date, is_draft }: CompanyProfile): PageState {
  if (published_date === null) {
    return {
      word: 'Never published',
      tone: 'warn',
      icon: EyeOff,
      says: 'Contractors see little more than your name. Tell them who you are and how you work.',
      next: 'Complete your profile',
    }
  }
  if (is_draft) {
    return {
      word: 'Draft',
      tone: 'info',
      icon: PencilLine,
      says: 'You have changes that nobody else sees until you publish them.',
      next: 'Review and publish',
    }
  }
  return {
    word: 'Published',
    tone: 'gum',
    icon: CircleCheck,
    says: `Contractors see what you published on ${dateInWords(published_date)}.`,
    next: 'Edit profile',
  }
}

/** As tall as the state that takes its place. */
function PublicPageSkeleton() {
  return (
    <div className="mt-2 flex flex-col gap-3" aria-busy>
      <Skeleton className="h-6 w-32 rounded-full" />
      <Skeleton className="h-[3.1rem]" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="my-2.5 h-4 w-36" />
    </div>
  )
}
