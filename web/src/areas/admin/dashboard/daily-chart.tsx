import { adminOverview } from '@headframe/wire'
import { useState } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { dayInShort, dayInWords } from '../../../lib/day-words.ts'
import { Card } from '../../../ui/data/card.tsx'
import { LineChart } from '../../../ui/data/line-chart.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { followed } from './dashboard-reads.ts'

const ranges = [
  { value: '7', label: 'Week' },
  { value: '30', label: 'Month' },
] as const

type Range = (typeof ranges)[number]['value']

/** What came on each day of the last week or month. */
export function DailyChart() {
  const [range, setRange] = useState<Range>('7')
  const [isTable, setTable] = useState(false)
  return (
    <section aria-labelledby="chart" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="chart">Day by day</h2>
        <RadioGroup
          aria-label="How far back"
          look="segmented"
          choices={ranges}
          value={range}
          onChosen={setRange}
        />
      </div>
      <Card>
        <Part key={range} loading={<Skeleton className="h-96 w-full" />}>
          <Days days={range === '7' ? 7 : 30} isTable={isTable} onTable={setTable} />
        </Part>
      </Card>
    </section>
  )
}

type DaysProps = { days: 7 | 30 } & Pick<Parameters<typeof LineChart>[0], 'isTable' | 'onTable'>

function Days({ days, ...table }: DaysProps) {
  const chart = useRead(adminOverview.chart, { days }, followed)
  const { dates, companies, contractors, jobs, applications, max, time_zone } = chart
  const place = time_zone.split('/').at(-1)?.replaceAll('_', ' ')
  return (
    <>
      <LineChart
        caption={`What came on each of the last ${days} days`}
        heads={dates.map(dayAndMonth)}
        rowNames={dates.map(dayInWords)}
        rowsName="Day"
        top={Math.max(2, max * 2)}
        {...table}
        lines={[
          { name: 'Companies registered', values: companies, tone: 'info' },
          { name: 'Contractors registered', values: contractors, tone: 'gum' },
          { name: 'Jobs gone live', values: jobs, tone: 'primary' },
          { name: 'Applications', values: applications, tone: 'warn' },
        ]}
      />
      <p className="mt-4 text-sm text-ink-2">Days are those of {place}, the last is today.</p>
    </>
  )
}

/** "23 Nov", without the year that all but one have in common. */
function dayAndMonth(day: string): string {
  return dayInShort(day).replace(/ \d{4}$/, '')
}
