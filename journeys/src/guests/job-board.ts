import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { JobWish } from '@headframe/server/src/testing/jobs.ts'
import { aCompany } from '../people.ts'
import { liveJobsOf } from '../hiring/posting-jobs.ts'
import type { PostedJob } from '../hiring/posting-jobs.ts'
import { expect, test as base } from '../product.ts'
import type { Product } from '../product.ts'

const nextMonth = Math.floor(Date.now() / 1000) + 30 * 24 * 3600

/** What each job is about is its title; they stand in the order of the list. */
const wishes: Readonly<Record<string, JobWish>> = {
  Fitter: {
    work_location: 'Newman WA',
    location_lat: -23.36,
    location_lng: 119.73,
    work_arrangement: 'fifo',
    roster: '2:1',
    rate: 95,
    rate_type: 'hour',
  },
  Surveyor: {
    selectedRole: '117',
    work_location: 'Newman WA',
    location_lat: -23.36,
    location_lng: 119.73,
    work_arrangement: 'office',
    work_type: 'contract',
    contract_length: '6-12 months',
    roster: '5 days on, 2 off',
    rate: 1100,
    rate_type: 'day',
    start_date: nextMonth,
  },
  Cook: {
    selectedIndustry: '8',
    selectedRole: '801',
    work_location: 'Any camp in the Pilbara',
    location_lat: null,
    location_lng: null,
    work_arrangement: 'field',
    work_type: 'casual',
    roster: 'Even time',
    rate_category: 'negotiable',
    rate: null,
    rate_type: null,
    start_date: nextMonth,
  },
}

interface Board {
  /** Stands in the title of each of these jobs, and of no other. */
  readonly word: string
  readonly jobs: Readonly<Record<string, PostedJob>>
}

/**
 * Jobs that nothing changes, told apart from all others by a word. They are posted once for each product, and not
 * for each worker of these files alone: such a worker would begin with a product of its own.
 */
export const test = base.extend<{ board: Board }>({
  board: async ({ product }, use) => {
    const posted = boards.get(product.url) ?? aBoard(product)
    boards.set(product.url, posted)
    await use(await posted)
  },
})

const boards = new Map<string, Promise<Board>>()

async function aBoard({ url }: Product): Promise<Board> {
  const word = `quokka${randomUUID().slice(0, 8)}`
  const company = await aCompany(url)
  const newestLast = Object.keys(wishes).toReversed()
  const posted = await liveJobsOf(
    url,
    company,
    newestLast.map((name) => ({ ...wishes[name], title: `${name} ${word}` })),
  )
  return { word, jobs: Object.fromEntries(posted.map((job) => [subjectOf(job), job])) }
}

/** What a job of the board is about. */
const subjectOf = ({ title }: PostedJob): string => title.split(' ')[0] ?? ''

export const cards = (page: Page): Locator => page.getByRole('article')
export const card = (page: Page, name: string): Locator => cards(page).filter({ hasText: name })
const count = (page: Page, words: string): Locator =>
  page.getByRole('heading', { name: words, exact: true })
export const chip = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Filters in force' })
    .getByRole('listitem')
    .filter({ hasText: name })

export async function expectJobs(page: Page, names: readonly string[]): Promise<void> {
  await expect(count(page, names.length === 1 ? '1 job' : `${names.length} jobs`)).toBeVisible()
  await expect(cards(page)).toHaveCount(names.length)
  for (const [at, name] of names.entries()) await expect(cards(page).nth(at)).toContainText(name)
}

/** In their column, or on a phone in their drawer, which says how many jobs are left. */
export async function inFilters(
  page: Page,
  isPhone: boolean,
  doing: (filters: Locator) => Promise<void>,
) {
  if (!isPhone) return doing(page.getByRole('region', { name: 'Filters' }))
  await page.getByRole('button', { name: /^Filters/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await doing(drawer)
  await drawer.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()
  await expect(drawer).toBeHidden()
}
