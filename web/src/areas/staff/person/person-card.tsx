import { phoneText, phoneToDial, visaInWords, type StaffProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { dateInWords } from '../../../lib/elapsed.ts'
import { counted } from '../../../lib/figures.ts'
import { companiesOf } from '../../../parts/profile/profile-words.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Facts, type Fact } from '../../../ui/data/facts.tsx'
import { FirstOf } from '../../../ui/data/first-of.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { ExternalLink, linkStyles } from '../../../ui/layout/link.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { PersonPicture } from './person-picture.tsx'
import {
  availabilityNow,
  hourlyRateInWords,
  notEmployed,
  salaryInWords,
  spanInWords,
} from './person-words.ts'
import { TicketBadges } from './ticket-badges.tsx'

interface PersonCardProps {
  person: StaffProfile
  heading: 'h2' | 'h3'
  /** The name, as what opens the person. */
  title: ReactNode
  /** Beside the name, such as a box to tick. */
  lead?: ReactNode
  /** In the corner: what takes them away. */
  corner?: ReactNode
  /** At the foot: what else can be done with them. */
  actions?: ReactNode
  /** Under the head: how they stand, or why they were found. */
  children?: ReactNode
}

/** Somebody in a library, with all that decides whether they fit. */
export function PersonCard({
  person,
  heading: Heading,
  title,
  lead,
  corner,
  actions,
  children,
}: PersonCardProps) {
  const now = useNow()
  const { current_role, current_company, location, parse_date, profile_hash } = person

  return (
    <Card as="article" padding="none" className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-y-2 sm:items-start sm:gap-y-0">
        {lead && <div className="col-start-1 mr-3 sm:row-span-2 sm:mr-4">{lead}</div>}
        <div className="col-start-2 mr-3 flex sm:row-span-2 sm:mr-4">
          <PersonPicture person={person} />
        </div>
        <Heading className="col-start-3 text-lg wrap-anywhere">{title}</Heading>
        {corner && <div className="col-start-4 row-start-1 ml-3 sm:row-span-2">{corner}</div>}
        {/* On a phone, between a box and a basket, hardly a word would fit on a line. */}
        <div className="col-span-full sm:col-span-1 sm:col-start-3">
          <p className="text-ink-2 wrap-anywhere">
            {[current_role, current_company ?? notEmployed, location].filter(Boolean).join(' · ')}
          </p>
          <p className="num text-xs text-ink-2">Id {profile_hash.slice(0, 8)}</p>
        </div>
      </div>
      {children}
      <Hits person={person} />
      <PoolBadges person={person} />
      <Facts
        look="open"
        facts={factsOf(person, now)}
        className="sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
      />
      <TicketBadges tickets={person.tickets} />
      <Tags person={person} />
      {(parse_date !== null || actions) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
          <p className="num text-sm text-ink-2">
            {parse_date !== null && (
              <>
                Parsed on <Moment at={parse_date}>{dateInWords(parse_date)}</Moment>
              </>
            )}
          </p>
          {actions}
        </div>
      )}
    </Card>
  )
}

/** What they were found by, where the card does not show it. */
function Hits({ person: { hits = [] } }: { person: StaffProfile }) {
  if (hits.length === 0) return null
  return (
    <ul aria-label="Found in" className="flex flex-col gap-1 text-sm text-ink-2">
      {hits.map(({ where, pieces }) => (
        <li key={where} className="wrap-anywhere">
          <span className="font-semibold">{where === 'note' ? 'Note' : 'Resume'}:</span>{' '}
          {pieces.map(({ text, found }, place) =>
            found ? (
              // Nothing else tells them apart, and they never change their places.
              // oxlint-disable-next-line react/no-array-index-key
              <mark key={place} className="rounded-sm bg-wattle-soft px-0.5 font-semibold text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </li>
      ))}
    </ul>
  )
}

function PoolBadges({ person: { talentPools } }: { person: StaffProfile }) {
  if (talentPools.length === 0) return null
  return (
    <ul aria-label="Talent pools" className="flex flex-wrap gap-1.5">
      {talentPools.map(({ talent_pool_hash, name }) => (
        <li key={talent_pool_hash} className="min-w-0">
          <Badge tone="info">{name}</Badge>
        </li>
      ))}
    </ul>
  )
}

const shownTags = 12

/** Without the tickets, which stand above them. */
function Tags({ person: { tags: all, tickets } }: { person: StaffProfile }) {
  const tags = all.filter(({ tag }) => !tickets.some(({ name }) => name === tag))
  if (tags.length === 0) return null
  return (
    <FirstOf entries={tags} most={shownTags} of="tag">
      {(shown, button) => (
        <ul aria-label="Tags, with how often they were found" className="flex flex-wrap gap-1.5">
          {shown.map(({ tag, tag_count }) => (
            <li key={tag} className="min-w-0">
              <Badge tone="neutral">
                {tag} <span className="num font-normal">{tag_count}</span>
              </Badge>
            </li>
          ))}
          {button && <li className="px-1 text-sm">{button}</li>}
        </ul>
      )}
    </FirstOf>
  )
}

function factsOf(person: StaffProfile, nowSeconds: number): Fact[] {
  const { email, phone, linkedin_url: linkedin, total_companies: companies } = person
  return [
    { label: 'Availability', value: availabilityNow(person, nowSeconds) },
    { label: 'Hourly rate', value: hourlyRateInWords(person) },
    { label: 'Desired salary', value: salaryInWords(person) },
    { label: 'Total experience', value: spanInWords(person.updated_total_experience) },
    { label: 'Current tenure', value: spanInWords(person.updated_experience_company) },
    { label: 'Company tenure', value: spanInWords(person.loyalty) },
    {
      label: 'Companies',
      value: companies === 0 ? undefined : counted(companies, 'employer'),
      hint: companies > 0 && <Employers names={companiesOf(person)} />,
    },
    { label: 'Visa status', value: person.visa === null ? undefined : visaInWords(person.visa) },
    {
      label: 'Email',
      value: email && <Contact href={`mailto:${email}`}>{email}</Contact>,
      isLong: true,
    },
    {
      label: 'Phone',
      value: phone && <Contact href={`tel:${phoneToDial(phone)}`}>{phoneText(phone)}</Contact>,
    },
    {
      label: 'LinkedIn',
      value: linkedin && (
        <ExternalLink href={linkedin}>
          {linkedin.replace(/^https?:\/\/(?:www\.)?(?:linkedin\.com\/in\/)?/, '')}
        </ExternalLink>
      ),
    },
  ]
}

const shownCompanies = 2

function Employers({ names }: { names: readonly string[] }) {
  return (
    <FirstOf entries={names} most={shownCompanies} of="employer">
      {(shown, button) => (
        <>
          {shown.join(', ')}
          {shown.length < names.length ? ' and ' : ' '}
          {button}
        </>
      )}
    </FirstOf>
  )
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={linkStyles()}>
      {children}
    </a>
  )
}
