import { beforeEach } from 'vitest'

import type { AdminCompanyRow } from '@headframe/wire'
import { serveProduct } from './opened-app.tsx'
import type { Heard, Reply } from './server.ts'

type Answers = Record<string, (heard: Heard) => Reply | 'hang up'>

/** A product that knows its administrator; what else it answers, by its path, is the test's. */
export function serveAdministrator() {
  const product = serveProduct()
  const served = { product, answers: {} as Answers }

  beforeEach(() => {
    served.answers = {
      '/dashboard/activity': () => listOf([]),
      '/dashboard/sessions': () => ok({ data: [] }),
      '/dashboard/stats': () => ok(stats),
    }
    product.replies = (heard) =>
      served.answers[heard.path.split('?', 1)[0] ?? '']?.(heard) ?? outage
  })
  return served
}

export const outage: Reply = { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
export const refused: Reply = {
  status: 401,
  body: { error: 'Please sign in.', code: 'UNAUTHENTICATED' },
}

export function ok(body: unknown, headers: Record<string, string> = {}): Reply {
  return { status: 200, body, headers }
}

export function trouble(message: string): Reply {
  return { status: 500, body: { success: false, message, error: message, code: 'INTERNAL' } }
}

/** A page of a list of so many, twenty on each. */
export function listOf(rows: readonly unknown[], total = rows.length, page = 1): Reply {
  return ok(rows, {
    'X-Total-Count': String(total),
    'X-Page': String(page),
    'X-Page-Size': '20',
    'X-Total-Pages': String(Math.max(1, Math.ceil(total / 20))),
  })
}

export const pindarri: AdminCompanyRow = {
  id: 'c-1',
  slug: 'pindarri-iron',
  name: 'Pindarri Iron',
  industry_name: 'Mining',
  first_name: 'Craig',
  last_name: 'Mulholland',
  title: null,
  email: 'hr@pindarri.example',
  office_address: null,
  creation_date: 1_780_000_000,
  jobsActive: 1,
  jobsPosted: 2,
  credits: 3,
}

export const stats = {
  total_companies: 1204,
  total_contractors: 15,
  total_jobs: 3,
  total_applications: 0,
  growth: { companies: 12.5, contractors: -40, jobs: null, applications: 200 },
  lately: {
    companies: { recent: 45, before: 40 },
    contractors: { recent: 12, before: 20 },
    jobs: { recent: 3, before: 0 },
    applications: { recent: 3, before: 1 },
  },
}
