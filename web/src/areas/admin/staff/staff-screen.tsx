import { adminStaff, type StaffRow } from '@headframe/wire'
import { ScrollText } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { dateInWords, elapsedInShort } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone } from '../../../lib/wishes.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { ResetPassword } from './reset-password.tsx'
import { inputOfStaff } from './staff-reads.ts'

/** Recruiters and administrators, and when they were last here. */
export default function StaffScreen() {
  const list = useWishedList(adminStaff.list, pagesAlone, inputOfStaff)
  const now = useNow()

  return (
    <Screen
      title="Staff"
      description="Who works here, and when they last signed in."
      actions={
        <ButtonLink to={paths.admin.register} variant="secondary">
          <ScrollText aria-hidden />
          Register of looks
        </ButtonLink>
      }
    >
      <ListFrame
        list={list}
        of="people"
        empty={
          <EmptyState title="Nobody works here yet">
            The operator makes accounts for recruiters and administrators.
          </EmptyState>
        }
      >
        {(shown) => (
          <Table
            {...shown}
            caption="Staff, whoever signed in last first, and at the end who has left"
            columns={columnsAt(now)}
            rowKey={({ id }) => id}
            actionsInCard="foot"
            rowActions={(person) => person.kind === 'staff' && <ResetPassword person={person} />}
          />
        )}
      </ListFrame>
    </Screen>
  )
}

function columnsAt(now: number): readonly Column<StaffRow>[] {
  return [
    {
      key: 'person',
      label: 'Person',
      inCard: 'title',
      cell: ({ name, email }) => (
        <>
          <span className="block font-semibold wrap-anywhere">{name ?? email}</span>
          {name && (
            <span className="block font-sans text-sm font-normal wrap-anywhere text-ink-2">
              {email}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'kind',
      label: 'Works as',
      cell: ({ kind, access_ended }) =>
        access_ended !== null ? (
          <Badge>Has left</Badge>
        ) : kind === 'admin' ? (
          <Badge tone="primary">Administrator</Badge>
        ) : (
          <Badge tone="info">Recruiter</Badge>
        ),
    },
    { key: 'account', label: 'Account', cell: ({ account }) => account ?? '–' },
    {
      key: 'since',
      label: 'Since',
      className: '@2xl:hidden @4xl:table-cell @2xl:whitespace-nowrap',
      cell: ({ creation_date }) => (
        <Moment at={creation_date} className="num">
          {dateInWords(creation_date)}
        </Moment>
      ),
    },
    {
      key: 'last',
      label: 'Last sign-in',
      className: '@2xl:whitespace-nowrap',
      cell: ({ last_sign_in, access_ended }) => (
        <>
          {last_sign_in === null ? (
            'Never'
          ) : (
            <Moment at={last_sign_in} pressable className="num">
              {elapsedInShort(last_sign_in, now)}
            </Moment>
          )}
          {access_ended !== null && (
            <span className="num block text-sm text-ink-2">
              Access ended {dateInWords(access_ended)}
            </span>
          )}
        </>
      ),
    },
  ]
}
