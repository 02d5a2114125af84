import { CircleAlert } from 'lucide-react'
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'

import { cn } from '../cn.ts'
import { FieldContext } from './field-control.ts'

interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; its presence marks the control as invalid. */
  error?: ReactNode
  required?: boolean
  /** Says "optional" beside the label, for forms where most fields are required. */
  optional?: boolean
  /** Keeps the label for screen readers where the place already says what it is. */
  labelHidden?: boolean
  /** For several controls under one label, such as radios: the label names the group. */
  group?: boolean
  /** The control's own id, when something else must point at it. */
  controlId?: string
}

export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  labelHidden = false,
  group = false,
  controlId: wantedId,
  className,
  children,
  ...rest
}: FieldProps) {
  const base = useId()
  const controlId = wantedId ?? `${base}control`
  const labelId = `${base}label`
  const hintId = hint ? `${base}hint` : undefined
  const errorId = error ? `${base}error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const isInvalid = Boolean(error)

  const wiring = useMemo(
    () => ({ controlId, labelId, describedBy, isInvalid, isRequired: required }),
    [controlId, labelId, describedBy, isInvalid, required],
  )
  const Label = group ? 'span' : 'label'

  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)} {...rest}>
      <Label
        id={labelId}
        htmlFor={group ? undefined : controlId}
        className={cn('w-fit text-sm font-semibold text-ink', labelHidden && 'sr-only')}
      >
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-danger">
            *
          </span>
        )}
        {optional && <span className="ml-1.5 font-normal text-ink-2">(optional)</span>}
      </Label>
      {hint && (
        <p id={hintId} className="-mt-0.5 max-w-measure text-sm text-ink-2">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  )
}
