import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'

import { Button } from '../form/button.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { cn } from '../cn.ts'
import {
  dialogBackdropStyles,
  dialogBodyStyles,
  dialogFooterStyles,
  dialogHeaderStyles,
  dialogStyles,
  dialogTitleStyles,
  dialogViewportStyles,
} from './dialog-styles.ts'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import { useUnpressed } from './use-unpressed.ts'

interface Question {
  /** The question itself, such as "Delete this job?". */
  title: ReactNode
  /** What will happen, to how many, and whether it can be undone. */
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** For what cannot be taken back. */
  danger?: boolean
  /** Words beside a box that must be ticked first. */
  tick?: ReactNode
  /** A word that must be typed first, such as "DELETE". */
  typed?: string
  /** Its children ask for something: focus starts there. */
  asks?: boolean
  /** Why it did not work. */
  error?: ReactNode
  /** The dialog is busy until this is done, and stays open when the answer is `false`. */
  onConfirmed: () => void | boolean | Promise<void | boolean>
  children?: ReactNode
}

interface ConfirmProps extends Question {
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export function Confirm({ trigger, open: wanted, onOpenChange, ...question }: ConfirmProps) {
  const [own, setOwn] = useState(false)
  const [busy, setBusy] = useState(false)
  const isOpen = wanted ?? own
  const unpressed = useUnpressed(isOpen)
  const first = useRef<HTMLButtonElement>(null)
  const needsProof = question.tick !== undefined || question.typed !== undefined || question.asks

  function setOpen(willOpen: boolean) {
    setOwn(willOpen)
    onOpenChange?.(willOpen)
  }

  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(willOpen, details) => {
        if (busy) details.cancel()
        else setOpen(willOpen)
      }}
    >
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogBackdropStyles} />
        <AlertDialog.Viewport className={dialogViewportStyles}>
          <AlertDialog.Popup
            {...unpressed}
            // Enter must not destroy anything by itself: then focus starts at the safe end, or at what is asked.
            initialFocus={question.danger || needsProof ? undefined : first}
            className={dialogStyles({ size: 'sm' })}
          >
            <ConfirmForm
              {...question}
              confirmRef={first}
              busy={busy}
              onBusyChange={setBusy}
              onDone={() => setOpen(false)}
            />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

interface ConfirmFormProps extends Question {
  confirmRef: RefObject<HTMLButtonElement | null>
  busy: boolean
  onBusyChange: (busy: boolean) => void
  onDone: () => void
}

/** Lives only while the dialog is open, so that every opening asks anew. */
function ConfirmForm({
  title,
  description,
  tick,
  typed,
  error,
  busy,
  onConfirmed,
  onBusyChange,
  onDone,
  children,
  ...rest
}: ConfirmFormProps) {
  const { isGiven: isReady, asked } = useProof({ tick, typed })
  const hasBody = Boolean(children || tick || typed || error)

  async function confirm() {
    onBusyChange(true)
    try {
      if ((await onConfirmed()) !== false) onDone()
    } finally {
      onBusyChange(false)
    }
  }

  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        // A form inside a portal still sends its events to the form that React has around it.
        event.stopPropagation()
        if (isReady && !busy) void confirm()
      }}
    >
      <div className={cn(dialogHeaderStyles, !hasBody && 'pb-5')}>
        <AlertDialog.Title className={dialogTitleStyles}>{title}</AlertDialog.Title>
        {description && (
          <AlertDialog.Description className="text-ink-2">{description}</AlertDialog.Description>
        )}
      </div>
      {hasBody && (
        <div className={cn(dialogBodyStyles, 'gap-3')}>
          {children}
          {asked}
          {error && (
            <p role="alert" className="text-sm font-medium text-danger">
              {error}
            </p>
          )}
        </div>
      )}
      <Answers {...rest} busy={busy} isReady={isReady} />
    </form>
  )
}

/** What has to be ticked or typed first, where anything has, and whether it is. */
function useProof({ tick, typed }: Pick<Question, 'tick' | 'typed'>) {
  const [isTicked, setTicked] = useState(false)
  const [word, setWord] = useState('')
  return {
    isGiven: (tick === undefined || isTicked) && (typed === undefined || word.trim() === typed),
    asked: (
      <>
        {tick !== undefined && (
          <Checkbox
            label={tick}
            checked={isTicked}
            onChange={(event) => setTicked(event.target.checked)}
          />
        )}
        {typed !== undefined && <TypedProof wanted={typed} word={word} onTyped={setWord} />}
      </>
    ),
  }
}

interface AnswersProps extends Pick<
  ConfirmFormProps,
  'confirmLabel' | 'cancelLabel' | 'danger' | 'confirmRef' | 'busy'
> {
  isReady: boolean
}

function Answers({
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  confirmRef,
  busy,
  isReady,
}: AnswersProps) {
  return (
    <div className={dialogFooterStyles}>
      <AlertDialog.Close render={<Button variant="secondary" disabled={busy} />}>
        {cancelLabel}
      </AlertDialog.Close>
      <Button
        ref={confirmRef}
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        disabled={!isReady}
        busy={busy}
      >
        {confirmLabel}
      </Button>
    </div>
  )
}

interface TypedProofProps {
  wanted: string
  word: string
  onTyped: (word: string) => void
}

function TypedProof({ wanted, word, onTyped }: TypedProofProps) {
  return (
    <Field
      label={
        <>
          Type <strong className="font-bold">{wanted}</strong> to confirm
        </>
      }
    >
      <TextInput
        value={word}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onTyped(event.target.value)}
      />
    </Field>
  )
}
