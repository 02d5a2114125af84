import type { adminOverview } from '@headframe/wire'
import { dayOf, productTimeZone } from '@headframe/wire'
import { dayAfter, endOfDay } from '../../domain/days-of-place.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { tallyDays } from '../../market/tallies.ts'

/** Days are those of one place for everybody, also where clocks are changed in between. */
export const showChart: UseCase<typeof adminOverview.chart> = async ({ db, now }, { days }) => {
  const today = dayOf(now, productTimeZone)
  const dates = Array.from({ length: days }, (_, at) => dayAfter(today, at - days + 1))
  const dayBefore = endOfDay(dayAfter(today, -days), productTimeZone)
  const from = new Date(dayBefore.getTime() + 1000)
  const rows = await tallyDays(db, { from, timeZone: productTimeZone })
  const counts = new Map(rows.map(({ kind, day, count }) => [`${kind} ${day}`, count]))
  const each = (kind: string) => dates.map((day) => counts.get(`${kind} ${day}`) ?? 0)

  const lines = {
    companies: each('company'),
    contractors: each('contractor'),
    jobs: each('posting'),
    applications: each('application'),
  }
  const max = Math.max(...Object.values(lines).flat())
  return { dates, ...lines, max, time_zone: productTimeZone }
}
