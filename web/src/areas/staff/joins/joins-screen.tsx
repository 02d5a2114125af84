import { phoneText, staffJoins, type JoinProposal, type JoinSide } from '@headframe/wire'
import { Merge, X } from 'lucide-react'

import { isNotThere } from '../../../calls/failure.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { Screen } from '../../../calls/screen.tsx'
import { useWrite } from '../../../calls/use-write.ts'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone, type PagesWish } from '../../../lib/wishes.ts'
import { TextLink } from '../../../parts/links.tsx'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

/** Pairs that may be one person: side by side, with why, to be joined or left apart. */
export default function JoinsScreen() {
  const list = useWishedList(staffJoins.list, pagesAlone, inputOfJoins)

  return (
    <Screen
      title="Possibly the same person"
      description="Profiles that share an address, or a phone and a similar name. Nothing is joined by itself."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.profiles}>Profiles</TextLink>
          <span aria-current="page">Possibly the same person</span>
        </Breadcrumbs>
      }
    >
      <ListFrame
        list={list}
        of="pairs"
        empty={
          <EmptyState title="Everybody is here once">
            When two profiles share an address, or a phone and a similar name, they are put side by
            side here for you to decide.
          </EmptyState>
        }
      >
        {(shown) => (
          <CardList
            {...shown}
            label="Pairs, the newest first"
            rowKey={({ id }) => id}
            card={(proposal) => <PairCard proposal={proposal} />}
            placeholder={
              <Card>
                <Skeleton className="h-56 w-full" />
              </Card>
            }
            placeholders={2}
          />
        )}
      </ListFrame>
    </Screen>
  )
}

function inputOfJoins({ page = 1 }: PagesWish) {
  return { page, perPage: undefined }
}

function PairCard({ proposal: { id, a, b, evidence } }: { proposal: JoinProposal }) {
  const toast = useToast()

  /** By a colleague, a moment ago; or one of the two is gone. */
  function tellDecided() {
    toast.warning('These two have been decided about already.')
    refreshReads()
  }

  const joining = useWrite(staffJoins.resolve, {
    onDone: () => toast.success(`${a.full_name} is one person now.`),
    onRefused: (refusal) => isNotThere(refusal) && tellDecided(),
  })
  const dismissal = useWrite(staffJoins.resolve, {
    onDone: () => toast.success('They stay apart.'),
    onRefused: (refusal, text) => (isNotThere(refusal) ? tellDecided() : toast.error(text)),
  })

  return (
    <Card as="article" padding="none" className="flex flex-col gap-5 p-4 sm:p-5">
      <ul aria-label="Why" className="flex flex-wrap gap-1.5">
        {evidence.map((reason) => (
          <li key={reason} className="min-w-0">
            <Badge tone="warn">{reason}</Badge>
          </li>
        ))}
      </ul>
      <div className="grid gap-5 max-sm:divide-y max-sm:divide-line sm:grid-cols-2">
        <Side side={a} />
        <Side side={b} />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Confirm
          trigger={
            <Button disabled={dismissal.isAsking}>
              <Merge aria-hidden />
              Join
            </Button>
          }
          title="Make one profile of these two?"
          description="Their notes, talent pools and resumes stand in one profile from then on. This cannot be undone."
          confirmLabel="Join"
          danger
          error={joining.problem}
          onConfirmed={() => joining.ask({ id, action: 'join' })}
        />
        <Button
          variant="secondary"
          busy={dismissal.isAsking}
          busyLabel="Deciding"
          onClick={() => void dismissal.ask({ id, action: 'dismiss' })}
        >
          <X aria-hidden />
          Dismiss
        </Button>
      </div>
    </Card>
  )
}

function Side({ side }: { side: JoinSide }) {
  const isContractor = side.source === 'contractor'
  return (
    <div className="flex min-w-0 flex-col gap-2 max-sm:not-last:pb-5">
      <h2 className="text-lg wrap-anywhere">
        <TextLink to={paths.staff.profile} params={{ profileHash: side.profile_hash }}>
          {side.full_name}
        </TextLink>
      </h2>
      <Badge tone={isContractor ? 'gum' : 'neutral'} className="self-start">
        {isContractor ? 'Registered contractor' : 'From an upload'}
      </Badge>
      <Facts
        look="open"
        className="min-[22rem]:grid-cols-1"
        facts={[
          { label: 'Current role', value: side.current_role },
          { label: 'Email', value: side.email },
          { label: 'Phone', value: side.phone && phoneText(side.phone) },
        ]}
      />
    </div>
  )
}
