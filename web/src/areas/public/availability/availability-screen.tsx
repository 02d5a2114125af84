import {
  availabilityQuestions,
  dayOf,
  productTimeZone,
  words,
  type AvailabilityQuestion,
  type FreeAnswer,
} from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarCheck, CalendarClock, CalendarX, CircleCheck } from 'lucide-react'
import { useState } from 'react'

import { isNotThere, textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { Screen, useUnlisted } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { unreadableDays } from '../../../lib/day-text.ts'
import { dayInWords } from '../../../lib/day-words.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { focusStart } from '../../../parts/announce-screen.ts'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { useNow } from '../../../ui/use-now.ts'
import { Card } from '../../../ui/data/card.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'

const route = getRouteApi('/public/availability/$token')

/** One question of a company, answered without signing in. */
export default function AvailabilityScreen() {
  const { token } = route.useParams()
  const { answer } = route.useSearch()
  useUnlisted()

  return (
    <Screen
      title="Are you free for work?"
      description="Answer a company whether it can count on you."
      className="max-w-160"
    >
      <Part
        key={token}
        loading={<Skeleton className="h-80 w-full rounded-lg" />}
        failing={(failed, retry) =>
          isNotThere(failed) ? (
            <EmptyState title={words.answerLinkInvalid}>
              Each question has a link of its own, and a newer one takes its place. Look for the
              latest email about it.
            </EmptyState>
          ) : (
            <ErrorState title={textOfFailure(failed)} onRetried={retry} />
          )
        }
      >
        <Question token={token} chosen={answer} />
      </Part>
    </Screen>
  )
}

function Question({ token, chosen }: { token: string; chosen: FreeAnswer | undefined }) {
  const question = useRead(availabilityQuestions.question, { token })
  const now = useNow()
  useKeptFocus(focusStart, question.answer !== null)
  if (question.answer !== null) return <Answered question={question} />
  if (question.end_date <= now)
    return (
      <EmptyState title={words.answerLinkInvalid}>
        {question.company_name} asked on {dateInWords(question.asked_date)}, and the time to answer
        is over.
      </EmptyState>
    )
  return <AnswerForm token={token} question={question} chosen={chosen} />
}

interface AnswerFormProps {
  token: string
  question: AvailabilityQuestion
  chosen: FreeAnswer | undefined
}

function AnswerForm({ token, question, chosen }: AnswerFormProps) {
  const { company_name, title, location, end_date } = question
  const [today] = useState(() => dayOf(new Date(), productTimeZone))
  const form = useCallForm({
    call: availabilityQuestions.answer,
    initial: beginning(chosen),
    inputOf: ({ answer, free_from }) => ({
      token,
      answer,
      free_from: answer === 'from' ? free_from || null : null,
    }),
    unreadable: ({ answer, free_from }) => (answer === 'from' ? unreadableDays({ free_from }) : {}),
    // The question is read anew, and says what was answered.
    onDone: () => undefined,
  })
  const isLater = useStored(form.store, ({ values }) => values.answer === 'from')

  return (
    <Card className="flex flex-col gap-5">
      <p className="wrap-anywhere">
        <strong>{company_name}</strong> asks everybody in its talent pool <strong>{title}</strong>{' '}
        who is free for work in {location}.
      </p>
      <CallForm form={form} submit="Send my answer" busyLabel="Sending…" wide>
        <CallField form={form} name="answer" label="Your answer" required group>
          {({ value }, set) => (
            <RadioGroup<typeof value> value={value} onChosen={set} choices={choices} />
          )}
        </CallField>
        {isLater && (
          <CallField form={form} name="free_from" label="Free from" required>
            {({ onChange: _typed, ...control }, set) => (
              <DateField {...control} min={today} onValueChange={set} />
            )}
          </CallField>
        )}
      </CallForm>
      <p className="text-sm text-ink-2">
        You can answer once, until {dateInWords(end_date)}. {company_name} sees your answer and its
        day. It binds you to nothing.
      </p>
    </Card>
  )
}

type AnswerValues = { readonly answer: FreeAnswer | ''; readonly free_from: string }

function beginning(chosen: FreeAnswer | undefined): AnswerValues {
  return { answer: chosen ?? '', free_from: '' }
}

const choices = [
  { value: 'yes', label: 'Yes, I am free now', icon: CalendarCheck },
  { value: 'from', label: 'I am free from a later day', icon: CalendarClock },
  { value: 'no', label: 'No, I am not free', icon: CalendarX },
] as const

function Answered({ question }: { question: AvailabilityQuestion }) {
  const { answer, free_from, company_name } = question
  const says = {
    yes: 'You are free now.',
    from: `You are free from ${free_from ? dayInWords(free_from) : 'a later day'}.`,
    no: 'You are not free.',
  }
  return (
    <Card className="flex flex-col items-start gap-3" role="status">
      <p className="flex items-center gap-2 text-lg font-semibold text-gum">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        Thank you, your answer is in.
      </p>
      <p className="text-lg">{answer && says[answer]}</p>
      <p className="text-ink-2">{company_name} sees it now. You can close this page.</p>
    </Card>
  )
}
