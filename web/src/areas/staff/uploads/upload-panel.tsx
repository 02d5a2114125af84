import { fileTooLarge, sizes, words } from '@headframe/wire'
import { FileUp } from 'lucide-react'
import { useRef, type RefObject } from 'react'

import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { acceptedResumes } from '../../../parts/resume/resume-drop.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FileDrop } from '../../../ui/form/file-drop.tsx'
import { BatchRow } from './batch-row.tsx'
import {
  chooseFiles,
  clearSent,
  refuseFile,
  sendBatch,
  useBatch,
  type BatchFile,
} from './upload-batch.ts'
import { cameOf, useUploadsOf } from './uploads-of-batch.ts'
import { useRefreshWhenRead } from './uploads-reads.ts'

/** Drops resumes and sees each of them turn into a profile, or into a question. */
export default function UploadPanel() {
  const batch = useBatch()
  const chosen = batch.filter(({ state }) => state === 'chosen')
  const onTheWay = batch.filter(({ state }) => state === 'waiting' || state === 'sending')
  const isSending = onTheWay.length > 0
  const isOver = batch.length > 0 && chosen.length === 0 && !isSending
  const panel = useRef<HTMLElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  // Each file that goes on may take the button along that was pressed.
  const states = batch.map(({ state }) => state).join(' ')
  useKeptFocus(() => rows.current ?? panel.current, states || undefined)

  return (
    <section ref={panel} tabIndex={-1} aria-label="Add profiles" className="flex flex-col gap-4">
      <Field label="Resumes" labelHidden>
        <FileDrop
          multiple
          accept={acceptedResumes}
          acceptedWords="PDF or DOCX, up to 10 MB each"
          maxBytes={sizes.resumeBytes}
          dropLabel="Drop resumes here, as many as you have, or"
          wrongKindMessage={words.resumeInvalid}
          tooBigMessage={fileTooLarge(sizes.resumeBytes)}
          onFilesChosen={(files) => void chooseFiles(files)}
          onFileRefused={refuseFile}
        />
      </Field>
      {isOver && <BatchBanners batch={batch} />}
      {batch.length > 0 && <BatchRows batch={batch} place={rows} />}
      {batch.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {(chosen.length > 0 || isSending) && (
            <Button
              busy={isSending && chosen.length === 0}
              busyLabel="Uploading…"
              onClick={() => void sendBatch()}
            >
              <FileUp aria-hidden />
              Upload {countedFiles(chosen.length || onTheWay.length)}
            </Button>
          )}
          {batch.some(({ state }) => state === 'sent' || state === 'refused') && (
            <Button variant="quiet" onClick={clearSent}>
              Clear what is done
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** How the sending of all of them ended. */
function BatchBanners({ batch }: { batch: readonly BatchFile[] }) {
  const refused = batch.filter(({ state }) => state === 'refused').length
  const reasons = new Set(batch.flatMap((one) => (one.state === 'refused' ? one.why : [])))
  return (
    <>
      {batch.some(({ state }) => state === 'sent') && <SentBanner batch={batch} />}
      {refused > 0 && (
        <Banner tone="error">
          {batch.length > 1 && `${countedFiles(refused)} could not be taken. `}
          {[...reasons].join(' ')}
        </Banner>
      )}
    </>
  )
}

/** That they are queued, as long as one of them is; then what came of them. */
function SentBanner({ batch }: { batch: readonly BatchFile[] }) {
  const uploads = useUploadsOf(batch)
  const sent = batch.filter(({ state }) => state === 'sent').length
  const came = cameOf(batch, uploads)
  return (
    <Banner tone="success">
      {countedFiles(sent)} {sent === 1 ? 'is' : 'are'}{' '}
      {came ? `done: ${came}. See ` : 'queued for processing, see '}
      <TextLink to={paths.staff.uploads}>Upload History</TextLink>.
    </Banner>
  )
}

interface BatchRowsProps {
  batch: readonly BatchFile[]
  place: RefObject<HTMLUListElement | null>
}

function BatchRows(props: BatchRowsProps) {
  const isAnySent = props.batch.some(({ state }) => state === 'sent')
  return isAnySent ? <FollowedRows {...props} /> : <Rows {...props} uploads={new Map()} />
}

function FollowedRows(props: BatchRowsProps) {
  const uploads = useUploadsOf(props.batch)
  useRefreshWhenRead([...uploads.values()])
  return <Rows {...props} uploads={uploads} />
}

interface RowsProps extends BatchRowsProps {
  uploads: ReadonlyMap<string, Parameters<typeof BatchRow>[0]['upload']>
}

function Rows({ batch, place, uploads }: RowsProps) {
  return (
    <ul ref={place} tabIndex={-1} aria-label="Files" className="grid gap-2 lg:grid-cols-2">
      {batch.map((one) => (
        <li key={one.id} className="min-w-0">
          <BatchRow one={one} upload={one.state === 'sent' ? uploads.get(one.hash) : undefined} />
        </li>
      ))}
    </ul>
  )
}

function countedFiles(count: number): string {
  return `${inFigures(count)} ${count === 1 ? 'file' : 'files'}`
}
