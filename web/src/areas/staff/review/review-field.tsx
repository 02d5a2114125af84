import type { LikePerson, ReadField } from '@headframe/wire'

import { CallField, type FormFields } from '../../../forms/call-form.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { cn } from '../../../ui/cn.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { confidenceInWords, fieldNames } from './field-words.ts'
import type { ReviewValues } from './review-values.ts'

interface ReviewFieldProps {
  form: FormFields<ReviewValues>
  read: ReadField
  /** Whom the resume is merged with. */
  person: LikePerson | undefined
  onLookedAt: () => void
}

/** One field: what it will be, and what the resume and the profile say, each a press away. */
export function ReviewField({ form, read, person, onLookedAt }: ReviewFieldProps) {
  const { field, value } = read
  const own = person?.[field] ?? null
  const { text, tone } = confidenceInWords(read)
  const said = [
    { says: 'Resume', value },
    { says: 'Profile', value: own },
  ]
  // Where the two agree there is nothing to choose.
  const sayings =
    own === value
      ? []
      : said.flatMap(({ says, value: its }) => (its === null ? [] : { says, value: its }))

  return (
    <div className="flex flex-col gap-2" onFocus={onLookedAt}>
      <CallField
        form={form}
        name={field}
        label={
          <span className="inline-flex flex-wrap items-center gap-2">
            {fieldNames[field]}
            <Badge tone={tone}>{text}</Badge>
          </span>
        }
      >
        {(control, set) => (
          <>
            <TextInput {...control} autoComplete="off" />
            {sayings.length > 0 && (
              <div className="flex flex-wrap gap-1.5">
                {sayings.map((saying) => (
                  <Saying
                    key={saying.says}
                    {...saying}
                    isChosen={control.value === saying.value}
                    onChosen={() => set(saying.value)}
                  />
                ))}
              </div>
            )}
          </>
        )}
      </CallField>
    </div>
  )
}

interface SayingProps {
  says: string
  value: string
  isChosen: boolean
  onChosen: () => void
}

function Saying({ says, value, isChosen, onChosen }: SayingProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChosen}
      className={cn(
        'inline-flex min-h-8 max-w-full items-baseline gap-1.5 rounded-md border border-line-strong bg-surface px-2.5 py-1 text-left text-sm transition-colors pointer-coarse:min-h-11 pointer-coarse:items-center',
        'hover:border-ink-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary',
      )}
    >
      <span className="shrink-0 text-ink-2">{says}</span>
      <span className="min-w-0 font-medium wrap-anywhere">{value}</span>
    </button>
  )
}
