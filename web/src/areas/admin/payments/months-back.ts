import { dayOf, productTimeZone } from '@headframe/wire'

/** For so long receipts have to be kept. */
const yearsOfBooks = 5

/** `YYYY-MM`, this month first, as months are where the product is. */
export function monthsBack(nowSeconds: number): string[] {
  const [year = 0, month = 1] = dayOf(new Date(nowSeconds * 1000), productTimeZone)
    .split('-')
    .map(Number)
  const now = year * 12 + month - 1
  return Array.from({ length: yearsOfBooks * 12 + 1 }, (_, back) => {
    const then = now - back
    return `${Math.floor(then / 12)}-${String((then % 12) + 1).padStart(2, '0')}`
  })
}
