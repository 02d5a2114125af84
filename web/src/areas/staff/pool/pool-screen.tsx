import { benches, mostMembers, type Bench } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'
import { Archive, ArchiveRestore, FileSpreadsheet, MapPin, Pencil } from 'lucide-react'
import { useState } from 'react'

import { Part } from '../../../calls/part.tsx'
import { Screen, useWorkingTitle } from '../../../calls/screen.tsx'
import { useDownload } from '../../../calls/use-download.ts'
import { useRead } from '../../../calls/use-read.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { announceScreen } from '../../../parts/announce-screen.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { NotThere } from '../../../parts/not-there.tsx'
import { useFocusInPlace } from '../../../parts/use-focus-in-place.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { PoolTags } from '../pools/pool-card.tsx'
import { EditPoolForm } from '../pools/pool-form.tsx'
import { AddPeople } from './add-people.tsx'
import { ExportBench } from './export-bench.tsx'
import { PoolMembers } from './pool-members.tsx'
import { PoolStats, PoolStatsSkeleton } from './pool-stats.tsx'

const route = getRouteApi('/staff-own/admin/talent-pools/$poolHash')

/** One bench: what it is for, its averages, and who is on it. */
export default function PoolScreen() {
  const { poolHash } = route.useParams()
  useWorkingTitle('Talent Pool', 'The members of one talent pool.')
  return (
    <Part
      key={poolHash}
      loading={
        <div className="page flex flex-col gap-6 pt-6 pb-16 sm:pt-10">
          <Skeleton className="h-24 w-full" />
          <PoolStatsSkeleton />
          <Skeleton className="h-96 w-full" />
        </div>
      }
      failing={(failed, retry) => (
        <div className="page pt-6 pb-16 sm:pt-10">
          <h1 className="sr-only">Talent Pool</h1>
          <NotThere
            failed={failed}
            what="talent pool"
            why="Its address may have been mistyped, or it belongs to another account."
            wayBack={<ButtonLink to={paths.staff.pools}>All talent pools</ButtonLink>}
            onRetried={retry}
          />
        </div>
      )}
    >
      <Pool tph={poolHash} />
    </Part>
  )
}

function Pool({ tph }: { tph: string }) {
  const bench = useRead(benches.one, { tph })
  const [isEditing, setEditing] = useState(false)
  const { place, buttonId } = useFocusInPlace(isEditing)

  return (
    <Screen
      title={bench.name}
      description="The members of one talent pool."
      meta={bench.location && <Place name={bench.location} />}
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.pools}>Talent Pools</TextLink>
          <span aria-current="page">{bench.name}</span>
        </Breadcrumbs>
      }
      actions={
        <>
          {!bench.archived && !isEditing && (
            <Button id={buttonId} variant="quiet" onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
              Edit
            </Button>
          )}
          <ExportSheet bench={bench} />
          <ExportBench bench={bench} />
        </>
      }
    >
      {bench.archived && <Archived bench={bench} />}
      <div ref={place} className="empty:hidden">
        {isEditing ? (
          <EditPool bench={bench} onEnded={() => setEditing(false)} />
        ) : (
          <About bench={bench} />
        )}
      </div>
      <Part loading={<PoolStatsSkeleton />}>
        <PoolStats tph={tph} />
      </Part>
      <PoolMembers bench={bench} add={!bench.archived && <AddPeople tph={tph} />} />
      {!bench.archived && <ArchivePool bench={bench} />}
    </Screen>
  )
}

function Place({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <MapPin aria-hidden className="size-4 shrink-0" />
      {name}
    </span>
  )
}

function About({ bench: { description, tags } }: { bench: Bench }) {
  if (!description && tags.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {description && (
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">{description}</p>
      )}
      <PoolTags tags={tags} />
    </div>
  )
}

interface EditPoolProps {
  bench: Bench
  onEnded: () => void
}

function EditPool({ bench, onEnded }: EditPoolProps) {
  const toast = useToast()
  // What it was when editing began: a colleague's save does not take away what is typed.
  const [begun] = useState(bench)
  return (
    <Card as="section" aria-label="Edit talent pool">
      <EditPoolForm
        bench={begun}
        onSaved={() => {
          toast.success('The talent pool is saved.')
          onEnded()
        }}
        onCancelled={onEnded}
      />
    </Card>
  )
}

function ExportSheet({ bench: { talent_pool_hash: tph, total } }: { bench: Bench }) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(benches.exportPool, {
    onRefused: (_, text) => toast.error(text),
  })

  async function exportThem() {
    const isThere = await ask({ tph })
    if (isThere && total > mostMembers)
      toast.warning(
        `The sheet has the first ${inFigures(mostMembers)} of ${inFigures(total)} members.`,
      )
  }

  return (
    <Button
      variant="secondary"
      busy={isAsking}
      busyLabel="Exporting…"
      onClick={() => void exportThem()}
    >
      <FileSpreadsheet aria-hidden />
      Export
    </Button>
  )
}

function useArchiving() {
  const toast = useToast()
  return useWrite(benches.archive, {
    onDone({ data }) {
      // The button that was pressed goes with what it changed.
      announceScreen()
      toast.success(data.archived ? `${data.name} is archived.` : `${data.name} is in use again.`)
    },
    onRefused: (_, text) => toast.error(text),
  })
}

/** Why nothing can be pressed, with the way back to where it can. */
function Archived({ bench: { talent_pool_hash: tph } }: { bench: Bench }) {
  const { ask, isAsking } = useArchiving()
  return (
    <Banner tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          This talent pool is archived. Its members stay; nothing of it can be changed until it is
          brought back.
        </p>
        <Button
          variant="secondary"
          className="sm:-my-2.5 sm:mr-1.5"
          busy={isAsking}
          busyLabel="Saving…"
          onClick={() => void ask({ tph, archived: false })}
        >
          <ArchiveRestore aria-hidden />
          Bring back
        </Button>
      </div>
    </Banner>
  )
}

function ArchivePool({ bench: { talent_pool_hash: tph } }: { bench: Bench }) {
  const { ask, isAsking } = useArchiving()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm text-ink-2">
        Put away, it leaves the list and the badges; its members stay in it.
      </p>
      <Button
        variant="quiet"
        busy={isAsking}
        busyLabel="Saving…"
        onClick={() => void ask({ tph, archived: true })}
      >
        <Archive aria-hidden />
        Archive
      </Button>
    </div>
  )
}
