import { adminHealth, type Health } from '@headframe/wire'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { dateInWords, elapsedInShort } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { sizeInWords } from '../../../ui/form/file-size.ts'
import { useNow } from '../../../ui/use-now.ts'
import { LettersSection } from './letters-section.tsx'
import { ResumesSection } from './resumes-section.tsx'
import { TasksSection } from './tasks-section.tsx'

/** How the product itself is, for whoever runs it. */
export default function HealthScreen() {
  return (
    <Screen title="Health" description="What waits, what has failed, and what is unsafe.">
      <Part loading={<HealthSkeleton />}>
        <HealthParts />
      </Part>
    </Screen>
  )
}

function HealthParts() {
  const health = useRead(adminHealth.show, {}, { againAfterMs: () => 15_000 })
  const { warnings, tasks, letters, resumes } = health

  return (
    <>
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning" prefix="Unsafe:">
          {warning}
        </Banner>
      ))}
      <Summary health={health} />
      <TasksSection tasks={tasks} />
      <LettersSection letters={letters} />
      <ResumesSection resumes={resumes} />
    </>
  )
}

function Summary({ health }: { health: Health }) {
  const now = useNow()
  const { version, started_date, database, disk, tasks, letters, warnings } = health
  const due = tasks.kinds.reduce((sum, kind) => sum + kind.due, 0)
  const failed = tasks.kinds.reduce((sum, kind) => sum + kind.failed, 0)

  return (
    <Facts
      className="lg:grid-cols-4"
      facts={[
        { label: 'Tasks', value: `${inFigures(due)} waiting, ${inFigures(failed)} failed` },
        {
          label: 'Mails',
          value: `${inFigures(letters.waiting)} waiting, ${inFigures(letters.failed)} failed`,
          // None of them has failed for good while they are tried again.
          hint: letters.outage && <span className="text-danger">none goes out</span>,
        },
        { label: 'Unread resumes', value: inFigures(health.resumes.unread) },
        {
          label: 'Settings',
          value: warnings.length === 0 ? 'Nothing unsafe' : `${inFigures(warnings.length)} unsafe`,
        },
        {
          label: 'Database',
          value: sizeInWords(database.bytes),
          hint: database.is_embedded ? 'the embedded one' : 'a server of its own',
        },
        { label: 'Free on disk', value: sizeInWords(disk.free_bytes) },
        { label: 'Version', value: version },
        {
          label: 'Started',
          value: (
            <Moment at={started_date} pressable>
              {elapsedInShort(started_date, now)}
            </Moment>
          ),
          hint: dateInWords(started_date),
        },
      ]}
    />
  )
}

function HealthSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <span role="status" className="sr-only">
        Loading how the product is
      </span>
      <Skeleton className="h-36 w-full rounded-md" />
      <Skeleton className="h-64 w-full rounded-md" />
      <Skeleton className="h-64 w-full rounded-md" />
    </div>
  )
}
