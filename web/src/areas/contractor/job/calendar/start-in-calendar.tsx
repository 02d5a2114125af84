import { asSoonAsPossible, type OpenJobDetail } from '@headframe/wire'
import { CalendarPlus } from 'lucide-react'

import { save } from '../../../../calls/files/download.ts'
import { productDay } from '../../../../lib/product-day.ts'
import { hasStarted } from '../../../../parts/job/job-words.ts'
import { useNow } from '../../../../ui/use-now.ts'
import { IconButton } from '../../../../ui/form/icon-button.tsx'
import { pageOf } from '../job-posting.ts'
import { calendarFile } from './calendar-file.ts'

/** The first day of work for the reader's own calendar; of a start that is no day, or over, there is none. */
export function StartInCalendar({ job }: { job: OpenJobDetail }) {
  const { uuid, slug, title, company_name, work_location, start_date: start } = job
  const nowSeconds = useNow()
  if (start === null || start === asSoonAsPossible || hasStarted(start, nowSeconds)) return null

  function saveDay(first: number) {
    const file = calendarFile({
      id: `${uuid}@${window.location.hostname}`,
      day: productDay(first),
      title: `First day: ${title}`,
      place: work_location ?? '',
      text: `${title} at ${company_name}\n${pageOf(job)}`,
      url: pageOf(job),
      madeAt: new Date(),
    })
    save(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${slug}.ics`)
  }

  return (
    <IconButton icon={CalendarPlus} label="Start in my calendar" onClick={() => saveDay(start)} />
  )
}
