import { reference, sizes, type Answer, type Question } from '@headframe/wire'
import { useEffect, useEffectEvent } from 'react'

import { Part } from '../../calls/part.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useStored } from '../../forms/use-stored.ts'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { PersonFieldsProps, PersonValues } from './person-values.ts'
import type { SaidBefore } from './said-before.ts'

interface QuestionFieldsProps extends PersonFieldsProps {
  role: string
  saidBefore: SaidBefore
}

/** The questions of a role, one empty answer each until something is written, here or before. */
export function QuestionFields({ role, ...rest }: QuestionFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-sunken p-4 sm:p-5">
      <legend className="float-left mb-1 font-display text-lg font-heading">
        Questions for your role
      </legend>
      <Part
        loading={<QuestionSkeletons />}
        failing={(_, retry) => (
          <ErrorState title="The questions of this role did not load." onRetried={retry} />
        )}
      >
        <Questions role={role} {...rest} />
      </Part>
    </fieldset>
  )
}

function Questions({ form: { store }, role, saidBefore }: QuestionFieldsProps) {
  const questions = useRead(reference.questions, { roleId: Number(role) })
  const answers = useStored(store, ({ values }) => values.answers)
  const fault = useStored(store, ({ faults }) => faults['answers'])

  const begin = useEffectEvent((asked: readonly Question[]) => {
    const answered = answersTo(asked, store.state().values.answers, saidBefore)
    if (answered) store.set('answers', answered)
  })
  useEffect(() => begin(questions), [questions])

  if (!answers) return <QuestionSkeletons />
  return answers.map(({ id, question, response }) => (
    <Field key={id} label={question} error={response.trim() === '' ? fault : undefined}>
      <TextArea
        rows={2}
        maxLength={sizes.paragraphLength}
        value={response}
        onChange={({ target }) => store.set('answers', changed(answers, id, target.value))}
      />
    </Field>
  ))
}

/** One answer for each question, with what was said before; nothing when that is how it stands. */
function answersTo(
  questions: readonly Question[],
  known: PersonValues['answers'],
  { answerTo }: SaidBefore,
): readonly Answer[] | undefined {
  const isSame =
    known?.length === questions.length &&
    questions.every(({ id, question }, at) => {
      const answer = known[at]
      return answer?.id === id && answer.question === question
    })
  if (isSame) return undefined

  const responses = new Map(known?.map(({ id, response }) => [id, response]))
  return questions.map(({ id, question }) => ({
    id,
    question,
    response: responses.get(id) ?? answerTo(id) ?? '',
  }))
}

function changed(answers: readonly Answer[], id: number, response: string): readonly Answer[] {
  return answers.map((answer) => (answer.id === id ? { ...answer, response } : answer))
}

function QuestionSkeletons() {
  return (
    <div className="flex flex-col gap-5" aria-busy>
      {[1, 2].map((place) => (
        <div key={place} className="flex flex-col gap-1.5">
          <Skeleton className="h-5.5 w-2/3" />
          <Skeleton className="h-18 rounded-md" />
        </div>
      ))}
    </div>
  )
}
