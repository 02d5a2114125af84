import { rateCategoryNames, reference, workArrangementNames, workTypeNames } from '@headframe/wire'

import { amountIn } from '../../../../lib/amount-in.ts'
import { useGlance } from '../../../../calls/use-read.ts'
import { amountWords, startWords } from '../../../../parts/job/job-words.ts'
import { shownPosition } from '../../../../parts/map/place.ts'
import { wordsOf } from '../../../../parts/rich-text/rich-text.ts'
import { topics, type TopicId } from './job-topics.ts'
import type { JobValues } from '../job-values.ts'
import { secondsOfStart } from '../steps/start-seconds.ts'

interface TopicTextProps {
  id: TopicId
  values: JobValues
}

/** What a form says of a topic, in words, to be compared. */
export function TopicText({ id, values }: TopicTextProps) {
  const text = textOf(id, values)
  if (id === 'career' && values.selectedIndustry !== '') return <Career values={values} />
  return text || <i className="text-ink-2">Empty</i>
}

function Career({ values: { selectedIndustry, selectedRole } }: Pick<TopicTextProps, 'values'>) {
  const industries = useGlance(reference.industries, {}, true)
  const roles = useGlance(reference.roles, { industryId: Number(selectedIndustry) }, true)
  const industry = industries?.find(({ id }) => String(id) === selectedIndustry)
  const role = roles?.find(({ id }) => String(id) === selectedRole)
  return [industry?.name, role?.name ?? 'No role'].filter(Boolean).join(' · ')
}

/** As it would be copied by hand; of industry and role only the ids are known here. */
export function textOf(id: TopicId, values: JobValues): string {
  switch (id) {
    case 'career':
      return ''
    case 'description':
      return wordsOf(values.description)
    case 'isProject':
      return values.is_project === '' ? '' : values.is_project === '1' ? 'Yes' : 'No'
    case 'arrangement':
      return values.work_arrangement && workArrangementNames[values.work_arrangement]
    case 'workType':
      return workTypeText(values)
    case 'rate':
      return rateText(values)
    case 'start':
      return startText(values)
    case 'location':
      return [values.work_location, values.place && shownPosition(values.place)]
        .filter(Boolean)
        .join('\n')
    default:
      return topics[id].fields.map((name) => values[name]).join(' ')
  }
}

function workTypeText({ work_type, contract_length }: JobValues): string {
  const kind = work_type && workTypeNames[work_type]
  return work_type === 'contract' ? [kind, contract_length].filter(Boolean).join(', ') : kind
}

function rateText({ rate_category, rate, rate_type }: JobValues): string {
  const amount = Number(amountIn(rate))
  const isNamed = rate_category === 'custom_rate' && amount > 0 && rate_type !== ''
  return isNamed ? amountWords(amount, rate_type) : rateCategoryNames[rate_category]
}

function startText({ start_date }: JobValues): string {
  const seconds = secondsOfStart(start_date)
  return seconds === null ? '' : startWords(seconds)
}
