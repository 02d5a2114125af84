import type { Match } from '@headframe/wire'
import { Check, ChevronDown, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '../../ui/data/badge.tsx'
import { Progress } from '../../ui/data/progress.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { CheckLine, CheckMarks } from './check-lines.tsx'
import { lackingInWords, strengthOf } from './match-words.ts'
import { QuotedReason } from './quoted-reason.tsx'

interface MatchPanelProps {
  match: Match
  title: string
  /** Below everything, once it is opened: where to read how it is done. */
  children?: ReactNode
}

const shownAtFirst = 3

/** Why two fit, and why not. At first what matters most; opened, everything with the words it comes from. */
export function MatchPanel({ match, title, children }: MatchPanelProps) {
  const { score, checks, reasons } = match
  const { label, tone } = strengthOf(match)
  const lacking = lackingInWords(match)

  return (
    <ProfileSection title={title} aside actions={<Badge tone={tone}>{label}</Badge>}>
      <p className="num flex items-baseline gap-1.5">
        <span className="font-display text-2xl font-heading">{score}</span>
        <span className="text-sm text-ink-2">of 100</span>
      </p>
      <Progress label={`${title}: ${score} of 100`} percent={score} tone="gum" className="mt-1" />
      <ul className="mt-4 flex flex-col gap-2">
        {lacking && <QuotedReason icon={TriangleAlert} ink="text-warn-ink" text={lacking} />}
        {reasons.slice(0, shownAtFirst).map(({ text }) => (
          <QuotedReason key={text} icon={Check} ink="text-gum" text={text} />
        ))}
        {reasons.length === 0 && (
          <li className="text-sm text-ink-2">Nothing was found that speaks for it.</li>
        )}
        {checks
          .filter(({ result }) => result === 'fail')
          .map((check) => (
            <CheckLine key={check.key} check={check} />
          ))}
      </ul>
      <CheckMarks checks={checks} />
      <EveryReason match={match}>{children}</EveryReason>
    </ProfileSection>
  )
}

/** Closed at first. */
function EveryReason({ match, children }: Pick<MatchPanelProps, 'match' | 'children'>) {
  const { checks, reasons, missing, improve } = match
  return (
    <details className="group mt-4 border-t border-line pt-1">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-md px-2 text-sm font-semibold text-primary [&::-webkit-details-marker]:hidden">
        Every reason, and the words it comes from
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-2">
        <Group title="What speaks for it" isShown={reasons.length > 0}>
          {reasons.map((reason) => (
            <QuotedReason key={reason.text} icon={Check} ink="text-gum" {...reason} />
          ))}
        </Group>
        <Group title="What is missing" isShown={missing.length > 0}>
          {missing.map(({ text, job }) => (
            <QuotedReason key={text} icon={X} ink="text-warn-ink" text={text} job={job} />
          ))}
        </Group>
        <Group title="The terms" isShown>
          {checks.map((check) => (
            <CheckLine key={check.key} check={check} />
          ))}
        </Group>
        <Group title="What would change it" isShown={improve.length > 0}>
          {improve.map((text) => (
            <li key={text} className="text-sm">
              {text}
            </li>
          ))}
        </Group>
        {children}
      </div>
    </details>
  )
}

interface GroupProps {
  title: string
  isShown: boolean
  children: ReactNode
}

function Group({ title, isShown, children }: GroupProps) {
  if (!isShown) return null
  return (
    <section>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2.5">{children}</ul>
    </section>
  )
}
