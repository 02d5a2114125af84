import {
  BadgeCheck,
  Briefcase,
  CircleAlert,
  Clock,
  Eye,
  Sparkles,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { useState } from 'react'

import { Avatar } from '../data/avatar.tsx'
import { Badge } from '../data/badge.tsx'
import { Card } from '../data/card.tsx'
import { Chip } from '../data/chip.tsx'
import { Facts } from '../data/facts.tsx'
import { FilterPills } from '../data/filter-pills.tsx'
import { FirstOf } from '../data/first-of.tsx'
import { linkStyles, stretchedLinkStyles } from '../layout/link.tsx'
import { Progress } from '../data/progress.tsx'
import { Skeleton } from '../data/skeleton.tsx'
import { Stat, StatSkeleton, statsStyles } from '../data/stat.tsx'
import { Timeline, TimelineStep } from '../data/timeline.tsx'
import { cn } from '../cn.ts'
import { KitGroup, KitRow } from './kit-parts.tsx'

const people = ['Jo North', 'Łukasz Wren', 'Mardi O’Brien', 'Sam', 'Priya van der Berg', 'Tane Rua']

const facts = [
  { label: 'Rate', value: '$82.50 an hour', hint: 'excl. super' },
  { label: 'Based in', value: 'Kalgoorlie WA' },
  { label: 'Work rights', value: undefined },
]

export function PiecesGroup() {
  return (
    <KitGroup title="Pieces">
      <BadgesExample />
      <FiltersExample />
      <KitRow title="Facts">
        <Facts facts={facts} className="w-full lg:grid-cols-3" />
        <Facts look="open" facts={facts} className="w-full lg:grid-cols-3" />
      </KitRow>
      <KitRow title="A timeline">
        <div className="w-full">
          <Timeline>
            <TimelineStep title="Dozer operator" time="Mar 2024 – present" isCurrent>
              <p className="text-ink-2">Redback Ridge Mining · Newman</p>
            </TimelineStep>
            <TimelineStep title="Trade assistant" time="Jan 2021 – Feb 2024 · 3 years" />
          </Timeline>
        </div>
      </KitRow>
      <AvatarsExample />
      <StatsExample />
      <CardsExample />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Progress label="Upload of resume.pdf" percent={62} />
          <Progress label="Profile strength" percent={100} tone="gum" />
          <Progress label="Reading resume.pdf" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-3/4" />
        </div>
      </div>
    </KitGroup>
  )
}

function BadgesExample() {
  return (
    <KitRow title="Badges">
      <Badge>Draft</Badge>
      <Badge tone="primary" icon={Sparkles}>
        New
      </Badge>
      <Badge tone="gum" icon={BadgeCheck}>
        You have 4 of 5 tickets
      </Badge>
      <Badge tone="warn" icon={Clock}>
        HR licence expires in 40 days
      </Badge>
      <Badge tone="danger" icon={TriangleAlert}>
        Coal board medical missing
      </Badge>
      <Badge tone="info" icon={CircleAlert}>
        In review
      </Badge>
      <FirstOf entries={people} most={2} of="name">
        {(shown, button) => (
          <>
            {shown.map((name) => (
              <Badge key={name}>{name}</Badge>
            ))}
            <span className="text-sm">{button}</span>
          </>
        )}
      </FirstOf>
    </KitRow>
  )
}

function FiltersExample() {
  const [state, setState] = useState('Pending')
  const [filters, setFilters] = useState(['FIFO ex Perth', '$80/h and up', 'Verified tickets'])

  return (
    <>
      <KitRow title="Chips">
        {filters.map((filter) => (
          <Chip
            key={filter}
            onRemoved={() => setFilters(filters.filter((kept) => kept !== filter))}
          >
            {filter}
          </Chip>
        ))}
        <Chip icon={Briefcase}>Kept</Chip>
      </KitRow>
      <KitRow title="Filter pills">
        <FilterPills
          label="State"
          pills={[
            { value: 'All', label: 'All', count: 1204 },
            { value: 'Pending', label: 'Pending', count: 1200 },
            { value: 'Rejected', label: 'Rejected' },
          ]}
          value={state}
          onChosen={setState}
        />
      </KitRow>
    </>
  )
}

function AvatarsExample() {
  return (
    <KitRow title="Avatars">
      {people.map((name) => (
        <Avatar key={name} name={name} named />
      ))}
      <Avatar name="Hedland Port Services" shape="square" />
      <Avatar name="Jo North" size="sm" />
      <Avatar name="Jo North" size="lg" />
      <Avatar name="Headframe" size="lg" shape="square" picture="/icon-192.png" />
      <Avatar name="Broken Picture" picture="/site.webmanifest" />
    </KitRow>
  )
}

function CardsExample() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Card>Card</Card>
      <Card interactive>
        <h3>
          <a href="#pieces" className={cn(linkStyles({ look: 'plain' }), stretchedLinkStyles)}>
            Haul truck operator
          </a>
        </h3>
        <p className="text-sm text-ink-2">The whole card can be opened</p>
      </Card>
      <Card selected>Selected card</Card>
    </div>
  )
}

function StatsExample() {
  const all = (
    <a href="#pieces" className={cn(linkStyles({ look: 'alone' }), stretchedLinkStyles)}>
      View all
    </a>
  )
  return (
    <div className={`${statsStyles} lg:grid-cols-4`}>
      <Stat
        label="Profile views"
        icon={Eye}
        value="1,204"
        trend={{ direction: 'up', text: '12% this week', isGood: true }}
      />
      <Stat
        label="Days to hire"
        icon={Clock}
        value="18"
        unit="days"
        trend={{ direction: 'up', text: '3 more than in May', isGood: false }}
      />
      <Stat label="Applications" icon={Users} value="36" link={all} />
      <StatSkeleton />
    </div>
  )
}
