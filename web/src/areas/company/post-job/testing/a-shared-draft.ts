import { jobStatus, words } from '@headframe/wire'

import { aJob } from '../../../../testing/hiring.ts'
import type { Heard, Reply } from '../../../../testing/server.ts'
import { dataOfJob } from '../job-data.ts'
import type { JobValues } from '../job-values.ts'
import { completeJob } from './complete-job.ts'

interface Sent extends Record<string, unknown> {
  draft?: Record<string, unknown>
  revision?: number | string
  step?: number
}

/** A draft on a server that others write into as well. It is kept and refused as the product does. */
export function aSharedDraft(changes: Partial<JobValues> = {}) {
  const place = {
    uuid: 'd-1',
    data: { ...dataOfJob({ ...completeJob, ...changes }), step: 3 } as Record<string, unknown>,
    revision: 1,
    status: jobStatus.draft as number,
    isGone: false,
    isDown: false,
    /** Before it answers, once. */
    meanwhile: undefined as (() => void) | undefined,
    /** What was sent to change it, in order. */
    heard: [] as { path: string; sent: Sent }[],
    saveElsewhere(theirs: Record<string, unknown>) {
      place.data = { ...place.data, ...theirs }
      place.revision += 1
    },
    answer,
  }

  function answer(heard: Heard): Reply | 'hang up' | undefined {
    const { path } = heard
    if (!answers.some((known) => path.startsWith(known))) return undefined
    if (place.isDown) return 'hang up'
    if (path.startsWith('/company/get-job/')) return preview()
    if (path.startsWith('/company/get-raw-job/')) return place.isGone ? gone : raw()
    if (path === '/company/generate-draft') {
      Object.assign(place, { uuid: 'd-2', data: {}, revision: 0, isGone: false })
      return { status: 200, body: { uuid: place.uuid, data: { uuid: place.uuid } } }
    }
    const sent = sentIn(heard)
    place.heard.push({ path, sent })
    place.meanwhile?.()
    place.meanwhile = undefined
    return place.isGone ? gone : take(path, sent)
  }

  function take(path: string, { draft, revision, step, ...fields }: Sent): Reply {
    if (place.status !== jobStatus.draft) return refused('NOT_A_DRAFT', words.jobNotEditable)
    if (revision !== undefined && Number(revision) !== place.revision)
      return refused('CHANGED_ELSEWHERE', words.jobDraftChangedElsewhere)
    if (step !== undefined) place.data['step'] = step
    const changed = draft ?? Object.fromEntries(Object.entries(fields).filter(isNoId))
    if (Object.keys(changed).length > 0) place.saveElsewhere(changed)
    if (path === '/company/post-job-with-credit') place.status = jobStatus.active
    return { status: 200, body: { ...saved, uuid: place.uuid, revision: place.revision } }
  }

  const raw = (): Reply => {
    const { uuid, data, revision, status } = place
    const form = { uuid, ...data, status, contract_start_date: null, description_rendered: null }
    return { status: 200, body: { uuid, status, revision, data: form } }
  }

  const preview = (): Reply => {
    const { title, hours, work_location } = place.data
    return { status: 200, body: { ...aJob(), title, hours: hours || null, work_location } }
  }

  return place
}

const answers = [
  '/company/get-raw-job/',
  '/company/get-job/',
  '/company/generate-draft',
  '/company/update-draft',
  '/company/post-job',
]

const isNoId = ([name]: [string, unknown]) => !['jobUUID', 'uuid'].includes(name)

const saved = {
  success: true,
  message: words.jobPosted,
  status: jobStatus.draft,
  published: false,
  payment_required: true,
  payment_method: null,
}

const gone: Reply = { status: 404, body: { error: words.jobIdInvalid, code: 'NOT_FOUND' } }

function refused(code: string, error: string): Reply {
  return { status: 409, body: { error, code, success: false, message: error } }
}

function sentIn({ body }: Heard): Sent {
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
}

/** What the screen asks beside its draft. */
export function answerBeside(path: string, credits: number): Reply | undefined {
  if (path === '/company/get-credits') return { status: 200, body: { credits } }
  if (path.includes('industries') || path.includes('roles')) return { status: 200, body: [] }
  if (path !== '/config') return undefined
  const payments = { provider: 'sandbox' }
  const body = { price_cents: 16_250, gst_cents: 1477, payments, maps: { style_url: null } }
  return { status: 200, body }
}
