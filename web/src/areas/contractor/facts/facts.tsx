import { contractorFacts, type FactKind, type OwnFact } from '@headframe/wire'
import { Plus } from 'lucide-react'
import { useRef } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Differences } from './differences.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { factKinds } from './fact-kinds.ts'
import { FactRow } from './fact-row.tsx'
import { UntilRead } from './until-read.tsx'

/** All that was read, kind by kind, each to be changed, hidden and added to. */
export function Facts() {
  const own = useRead(contractorFacts.show, {})
  const { has_resume: hasResume, is_unreadable: isUnreadable, facts, differences } = own
  if (!hasResume) return <UntilRead />

  return (
    <div className="flex flex-col gap-6">
      {isUnreadable ? (
        <ByHand />
      ) : (
        <p className="max-w-measure text-ink-2">
          Companies see what stands here, and jobs are matched by it. The resume itself stays as it
          is: companies that you apply to can open it.
        </p>
      )}
      {differences.length > 0 && <Differences differences={differences} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {columns.map((kinds) => (
          <div key={kinds.join(' ')} className="flex min-w-0 flex-col gap-6">
            {factKinds
              .filter(({ kind }) => kinds.includes(kind))
              .map((of) => (
                <KindSection
                  key={of.kind}
                  of={of}
                  facts={facts.filter(({ fact }) => fact.kind === of.kind)}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Skills are many, and stand last. */
const columns: readonly (readonly FactKind[])[] = [
  ['job', 'study'],
  ['ticket', 'skill'],
]

interface KindSectionProps {
  of: (typeof factKinds)[number]
  facts: readonly OwnFact[]
}

function KindSection({ of, facts }: KindSectionProps) {
  const rows = facts.map((own, place) => {
    // A resume may say the same thing twice.
    const before = facts.slice(0, place).filter(({ entry }) => entry === own.entry)
    return { own, id: `${own.entry} ${before.length}` }
  })
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(() => list.current, rows.map(({ id }) => id).join())

  return (
    <ProfileSection
      title={of.title}
      aside
      actions={
        <FactDialog
          of={of}
          trigger={
            <Button variant="secondary" size="sm">
              <Plus aria-hidden />
              Add {of.one}
            </Button>
          }
        />
      }
    >
      {rows.length === 0 && <p className="text-ink-2">None so far.</p>}
      <ul ref={list} tabIndex={-1} aria-label={of.title} className="divide-y divide-line">
        {rows.map(({ own, id }) => (
          <FactRow key={id} of={of} own={own} />
        ))}
      </ul>
    </ProfileSection>
  )
}

/** What no program could read, its owner can still say. */
function ByHand() {
  return (
    <Banner tone="warning" prefix="Your resume could not be read.">
      Add your jobs, tickets, studies and skills here: companies see them, and jobs are matched by
      them. What you add stays when you{' '}
      <TextLink to={paths.contractor.editProfile} hash="resume">
        send another resume
      </TextLink>
      .
    </Banner>
  )
}
