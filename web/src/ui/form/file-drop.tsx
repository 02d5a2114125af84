import { Upload } from 'lucide-react'
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'

import { buttonStyles } from './button.tsx'
import { cn } from '../cn.ts'
import { useFieldControl } from './field-control.ts'
import { FileRow } from './file-row.tsx'
import { sizeInWords } from './file-size.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

interface FileDropProps {
  /** Name endings and kinds, such as ".pdf,.docx,image/*". */
  accept: string
  /** What is accepted, in words, such as "PDF or Word, up to 10 MB". */
  acceptedWords: string
  maxBytes?: number
  /** Takes several at once; the caller then shows a `FileRow` for each of them. */
  multiple?: boolean
  onFilesChosen: (files: File[]) => void
  /** Tells the owner of each file that is not taken, and why; without it the drop zone tells. */
  onFileRefused?: (file: File, why: string) => void
  /** The one that was chosen: it takes the place of the drop zone. */
  file?: { name: string; sizeBytes?: number } | null
  onRemoved?: () => void
  percent?: number
  isDone?: boolean
  status?: ReactNode
  error?: ReactNode
  disabled?: boolean
  /** One row in place of a whole zone, where a file is only offered to be taken. */
  slim?: boolean
  dropLabel?: string
  chooseLabel?: string
  replaceLabel?: string
  wrongKindMessage?: string
  tooBigMessage?: string
}

export function FileDrop({
  multiple = false,
  file,
  onRemoved,
  percent,
  isDone,
  status,
  error,
  disabled = false,
  slim = false,
  dropLabel = multiple ? 'Drop files here, or' : 'Drop a file here, or',
  chooseLabel = multiple ? 'Choose files' : 'Choose a file',
  replaceLabel = 'Replace',
  ...wanted
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const { take, refusal, forgetRefusal } = useTaking({ multiple, ...wanted })
  const refusalId = useId()
  const control = useFieldControl({ 'aria-describedby': refusal ? refusalId : undefined })
  const { isOver, dropping } = useDropping(disabled ? undefined : take)

  function remove() {
    forgetRefusal()
    onRemoved?.()
    // The button that was pressed is gone now, and focus must not fall back to the top of the page.
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-1.5" {...dropping}>
      <div className={frameStyles}>
        {/* One input all the time, so that choosing a file does not lose the focus. */}
        <input
          ref={input}
          type="file"
          accept={wanted.accept}
          multiple={multiple}
          disabled={disabled}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files)
            // The same file may be chosen again after it was removed or mended.
            target.value = ''
          }}
          {...control}
        />
        {file ? (
          <FileRow
            name={file.name}
            sizeBytes={file.sizeBytes}
            percent={percent}
            isDone={isDone}
            status={status}
            error={error}
            onRemoved={onRemoved && !disabled ? remove : undefined}
            className={cn(isOver && 'border-primary bg-primary-soft')}
            actions={
              <label htmlFor={control.id} className={replaceStyles}>
                {replaceLabel}
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </label>
            }
          />
        ) : (
          <DropZone
            inputId={control.id}
            slim={slim}
            className={cn(isOver && overStyles, disabled && disabledStyles)}
            dropLabel={dropLabel}
            chooseLabel={chooseLabel}
            acceptedWords={wanted.acceptedWords}
          />
        )}
      </div>
      <p role="alert" id={refusalId} className="text-sm font-medium text-danger empty:hidden">
        {refusal ?? (file ? undefined : error)}
      </p>
    </div>
  )
}

type Wanted = Pick<
  FileDropProps,
  | 'accept'
  | 'acceptedWords'
  | 'maxBytes'
  | 'multiple'
  | 'onFilesChosen'
  | 'onFileRefused'
  | 'wrongKindMessage'
  | 'tooBigMessage'
>

/** Takes of the files that are offered those that fit, and tells why the others do not. */
function useTaking({
  accept,
  acceptedWords,
  maxBytes = Infinity,
  multiple,
  onFilesChosen,
  onFileRefused,
  wrongKindMessage = `This kind of file is not accepted. Choose ${acceptedWords}.`,
  tooBigMessage = `This file is too big. Choose one of up to ${sizeInWords(maxBytes)}.`,
}: Wanted) {
  const [refusal, setRefusal] = useState<string>()

  function whyNot(file: File): string | undefined {
    if (!isAccepted(file, accept)) return wrongKindMessage
    return file.size > maxBytes ? tooBigMessage : undefined
  }

  function take(list: FileList | null) {
    const offered = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const judged = offered.map((file) => ({ file, why: whyNot(file) }))
    const fitting = judged.flatMap(({ file, why }) => (why === undefined ? [file] : []))
    const refused = judged.flatMap(({ file, why }) => (why === undefined ? [] : [{ file, why }]))
    if (fitting.length > 0) onFilesChosen(fitting)
    if (onFileRefused) for (const { file, why } of refused) onFileRefused(file, why)
    else setRefusal(refused[0]?.why)
  }

  return { take, refusal, forgetRefusal: () => setRefusal(undefined) }
}

/** Whether files are held over it, and what listens for them; without `onDropped` they are not taken. */
function useDropping(onDropped: ((files: FileList) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    dropping: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(onDropped !== undefined)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        onDropped?.(event.dataTransfer.files)
      },
    },
  }
}

interface DropZoneProps extends Pick<FileDropProps, 'acceptedWords' | 'dropLabel' | 'chooseLabel'> {
  inputId: string
  slim: boolean
  className: string
}

/** A label, so that a press anywhere in it opens the picker and its words name the input. */
function DropZone({ inputId, slim, className, ...words }: DropZoneProps) {
  return (
    <label htmlFor={inputId} className={cn(zoneStyles, slim ? slimStyles : fullStyles, className)}>
      <Upload aria-hidden className={cn('shrink-0 text-primary', slim ? 'size-5' : 'size-7')} />
      <span className={cn(slim && 'min-w-0 grow basis-24')}>{words.dropLabel}</span>
      <span className={buttonStyles({ variant: 'secondary' })}>{words.chooseLabel}</span>
      {!slim && <span className="text-sm text-ink-2">{words.acceptedWords}</span>}
    </label>
  )
}

const frameStyles =
  'relative rounded-lg has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus'

const zoneStyles =
  'flex cursor-pointer items-center rounded-lg border-dashed border-line-strong bg-surface transition-colors hover:border-primary'

const fullStyles = 'flex-col gap-2 border-2 px-4 py-6 text-center'

const slimStyles = 'flex-wrap gap-x-3 gap-y-2 border py-2 pr-2 pl-4'

const overStyles = 'border-solid border-primary bg-primary-soft'

const disabledStyles = 'pointer-events-none border-line bg-sunken text-ink-2'

const replaceStyles = cn(buttonStyles({ variant: 'quiet' }), 'cursor-pointer')

function isAccepted(file: File, accept: string): boolean {
  const name = file.name.toLowerCase()
  return accept.split(',').some((part) => {
    const kind = part.trim().toLowerCase()
    if (kind.startsWith('.')) return name.endsWith(kind)
    if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1))
    return file.type === kind
  })
}
