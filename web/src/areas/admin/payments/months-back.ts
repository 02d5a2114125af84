import { dayOf, productTimeZone } from '@headframe/wire'

/** `YYYY-MM`, this month first, as months are where the product is, back to the first of all. */
export function monthsBack(nowSeconds: number, first: string | null): string[] {
  const present = dayOf(new Date(nowSeconds * 1000), productTimeZone).slice(0, 7)
  const [from, to] = [monthNumber(first ?? present), monthNumber(present)]
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, back) => {
    const then = to - back
    return `${Math.floor(then / 12)}-${String((then % 12) + 1).padStart(2, '0')}`
  })
}

function monthNumber(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  return year * 12 + ofYear - 1
}
