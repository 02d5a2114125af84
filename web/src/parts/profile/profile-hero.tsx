import { CircleCheck, Clock, HardHat, MapPin, type LucideIcon } from 'lucide-react'
import type { ContractorProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { pictureOf } from '../../lib/paths.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { cn } from '../../ui/cn.ts'
import { ContourBand } from '../../ui/layout/contours.tsx'
import { Facts, type Fact } from '../../ui/data/facts.tsx'
import type { Tone } from '../../ui/tone.ts'
import { useNow } from '../../ui/use-now.ts'
import { availabilityInWords, fullName, placeInWords } from './profile-words.ts'

type Shown = Pick<
  ContractorProfile,
  | 'first_name'
  | 'last_name'
  | 'photo_hash'
  | 'suburb'
  | 'state'
  | 'availability_label'
  | 'availability'
> &
  Partial<Pick<ContractorProfile, 'availability_date'>>

interface ProfileHeroProps {
  profile: Shown
  /** What they do, in one line. */
  work: string | undefined
  facts: readonly Fact[]
  /** The level of the name among the headings of its page. */
  heading: 'h1' | 'h2'
  /** How far that is from where they are needed. */
  distance?: string | undefined
  /** How to reach them, for whoever may hire them. */
  contact?: ReactNode
  /** Beside a list: as low as it can be. */
  isSmall?: boolean
}

/** Who it is, at a glance: portrait, name, present work, and the facts that decide. */
export function ProfileHero({
  profile,
  work,
  facts,
  heading: Heading,
  distance,
  contact,
  isSmall = false,
}: ProfileHeroProps) {
  const name = fullName(profile)
  const place = [placeInWords(profile), distance].filter(Boolean).join(' · ')

  return (
    <Card padding="none" className="overflow-hidden">
      {!isSmall && <ContourBand className="h-24 sm:h-36" />}
      <div className={isSmall ? 'p-5' : 'px-5 pb-5 sm:px-8 sm:pb-8'}>
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-end">
          <Avatar
            name={name}
            picture={profile.photo_hash && pictureOf(profile.photo_hash)}
            size={isSmall ? 'lg' : 'xl'}
            className={isSmall ? 'self-start' : portraitOnBand}
          />
          <div
            className={cn(
              'flex min-w-0 flex-1 flex-wrap items-end justify-between gap-x-6 gap-y-3',
              !isSmall && 'sm:pt-5',
            )}
          >
            <div className="min-w-0 wrap-anywhere">
              <Heading className={isSmall ? 'text-2xl' : 'text-2xl sm:text-3xl'}>{name}</Heading>
              <p className="mt-1 text-lg text-ink-2">{work}</p>
              <div className="mt-1 flex flex-wrap items-center gap-x-6">
                {place && (
                  <p className="flex items-center gap-1.5 text-ink-2">
                    <MapPin aria-hidden className="size-4.5 shrink-0" />
                    <span className="min-w-0">{place}</span>
                  </p>
                )}
                {contact}
              </div>
            </div>
            <AvailabilityBadge profile={profile} />
          </div>
        </div>
        <Facts
          facts={facts}
          className={isSmall ? 'mt-5 @2xl:grid-cols-4' : 'mt-6 xl:grid-cols-4'}
        />
      </div>
    </Card>
  )
}

const portraitOnBand =
  'relative z-10 -mt-14 size-28 text-3xl ring-4 ring-surface sm:-mt-16 sm:size-40'

const looks: Record<string, { tone: Tone; icon: LucideIcon }> = {
  Available: { tone: 'gum', icon: CircleCheck },
  Busy: { tone: 'warn', icon: Clock },
  'On Project': { tone: 'info', icon: HardHat },
}

/** Where the day is known from which somebody is free, it says more than that they are busy now. */
function AvailabilityBadge({ profile }: { profile: Shown }) {
  const { availability_label: label, availability_date = null } = profile
  const free = availabilityInWords({ ...profile, availability_date }, new Date(useNow() * 1000))
  const look = label && looks[label]
  if (!look) return null
  return (
    <Badge tone={look.tone} icon={look.icon} className="min-h-8 px-3 text-sm">
      {label === 'Busy' ? (free?.from ?? label) : label}
    </Badge>
  )
}
