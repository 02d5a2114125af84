import { adminHealth, type FailedTaskRow, type Health, type KindOfTask } from '@headframe/wire'

import { dateInWords, spanInWords } from '../../../lib/elapsed.ts'
import { counted, inFigures } from '../../../lib/figures.ts'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { BeginAnew } from './begin-anew.tsx'
import { HealthSection } from './health-section.tsx'
import { Reason } from './reason.tsx'

/** The work that goes on in the background: how much waits and for how long, and what was given up. */
export function TasksSection({ tasks: { kinds, failed } }: { tasks: Health['tasks'] }) {
  const busy = kinds.filter((kind) => kind.due + kind.in_hand + kind.failed > 0)
  const later = kinds.reduce((sum, kind) => sum + kind.waiting - kind.due, 0)
  const all = kinds.reduce((sum, kind) => sum + kind.failed, 0)
  return (
    <HealthSection
      id="tasks"
      title="Background work"
      note={later > 0 && `${counted(later, 'task')} planned for later.`}
      none="Nothing waits."
      isEmpty={busy.length === 0}
      actions={
        failed.length > 0 && (
          <BeginAnew call={adminHealth.retryTasks} words="Begin all failed anew" none={none} />
        )
      }
    >
      <Table
        caption="Tasks by what they do"
        columns={kindColumns}
        rows={busy}
        rowKey={({ kind }) => kind}
      />
      {failed.length > 0 && (
        <>
          <h3>Given up</h3>
          {failed.length < all && (
            <p className="num text-ink-2">
              The latest {inFigures(failed.length)} of {inFigures(all)} are listed.
            </p>
          )}
          <Table
            caption="Tasks that were given up, the latest first"
            columns={failedColumns}
            rows={failed}
            rowKey={({ id }) => id}
            actionsInCard="foot"
            rowActions={({ id, kind }) => (
              <BeginAnew
                call={adminHealth.retryTasks}
                id={id}
                words="Begin anew"
                what={nameOfTask(kind)}
                none={none}
              />
            )}
          />
        </>
      )}
    </HealthSection>
  )
}

const none = 'Nothing was left to begin: it was begun already.'

/** "Read resume" of "read-resume". */
function nameOfTask(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kindColumns: readonly Column<KindOfTask>[] = [
  { key: 'kind', label: 'Task', inCard: 'title', cell: ({ kind }) => nameOfTask(kind) },
  { key: 'due', label: 'Waiting', align: 'end', cell: ({ due }) => inFigures(due) },
  { key: 'in_hand', label: 'In hand', align: 'end', cell: ({ in_hand }) => inFigures(in_hand) },
  {
    key: 'oldest',
    label: 'Longest wait',
    align: 'end',
    cell: ({ oldest_seconds }) => (oldest_seconds > 0 ? spanInWords(oldest_seconds) : '–'),
  },
  { key: 'failed', label: 'Given up', align: 'end', cell: ({ failed }) => inFigures(failed) },
]

const failedColumns: readonly Column<FailedTaskRow>[] = [
  { key: 'kind', label: 'Task', inCard: 'title', cell: ({ kind }) => nameOfTask(kind) },
  {
    key: 'reason',
    label: 'Why',
    inCard: 'plain',
    cell: ({ reason }) => <Reason text={reason} />,
  },
  { key: 'tries', label: 'Tries', align: 'end', cell: ({ tries }) => inFigures(tries) },
  {
    key: 'date',
    label: 'Given up',
    className: '@2xl:whitespace-nowrap',
    cell: ({ failed_date }) => (
      <Moment at={failed_date} className="num">
        {dateInWords(failed_date)}
      </Moment>
    ),
  },
]
