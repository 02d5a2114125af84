// @vitest-environment jsdom
import { jobStatus } from '@headframe/wire'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../../../../testing/server.ts'
import type { JobValues } from '../job-values.ts'
import { openJob } from './open-job.ts'
import type { StoredJob } from './stored-job.ts'
import { aSharedDraft } from '../testing/a-shared-draft.ts'

let server: TestServer
let place: ReturnType<typeof aSharedDraft>

beforeEach(async () => {
  sessionStorage.clear()
  place = aSharedDraft({ rate_category: 'custom_rate', rate: '62.5', rate_type: 'hour' })
  server = await serve((heard) => place.answer(heard) ?? { status: 503, body: {} })
  pointPageAt(server)
})

afterEach(() => server.close())

async function opened(): Promise<StoredJob> {
  const job = await openJob('d-1')
  if (job.is !== 'draft') throw new Error('It is no draft')
  return job.draft.stored
}

/** As the form does it: every change is noted in the tab. */
function type<Name extends keyof JobValues>(stored: StoredJob, name: Name, value: JobValues[Name]) {
  stored.window.store.set(name, value)
  stored.keepUnsaved('d-1', { data: {}, step: 3 })
}

const save = (stored: StoredJob) => stored.save('d-1', { data: {}, step: 3 })
const sent = () => place.heard.map((one) => one.sent)
const conflictsOf = ({ window }: StoredJob) => window.versions().conflicts
const newsOf = ({ window }: StoredJob) => window.versions().news

test('only what was changed here is sent, with the revision that it was changed from', async () => {
  const stored = await opened()
  await save(stored)
  expect(sent()).toEqual([])

  type(stored, 'hours', '10 hours')
  await save(stored)
  type(stored, 'roster', '2:1')
  await save(stored)

  expect(sent()).toEqual([
    { uuid: 'd-1', draft: { hours: '10 hours' }, revision: 1 },
    { uuid: 'd-1', draft: { roster: '2:1' }, revision: 2 },
  ])
  expect(stored.window.isPending()).toBe(false)
})

test('of two windows that change different fields nothing is lost', async () => {
  const [one, other] = [await opened(), await opened()]
  type(one, 'hours', 'TAB TWO HOURS')
  await save(one)
  type(other, 'roster', '2:1')
  await save(other)

  expect(place.data).toMatchObject({ hours: 'TAB TWO HOURS', roster: '2:1' })
  expect(other.window.values).toMatchObject({ hours: 'TAB TWO HOURS', roster: '2:1' })
  expect(newsOf(other)).toEqual(['hours'])
  expect(conflictsOf(other)).toEqual([])
})

test('of the same field the later one is asked, and everything else is saved meanwhile', async () => {
  const stored = await opened()
  place.saveElsewhere({ hours: 'Theirs' })
  type(stored, 'hours', 'Mine')
  type(stored, 'roster', '2:1')
  await save(stored)

  expect(place.data).toMatchObject({ hours: 'Theirs', roster: '2:1' })
  expect(stored.window.values.hours).toBe('Mine')
  expect(conflictsOf(stored)).toEqual(['hours'])

  stored.window.decide('hours', 'mine')
  await save(stored)
  expect(place.data['hours']).toBe('Mine')
  expect(conflictsOf(stored)).toEqual([])
})

test('taking theirs ends it without sending anything', async () => {
  const stored = await opened()
  type(stored, 'hours', 'Mine')
  place.saveElsewhere({ hours: 'Theirs' })
  await stored.lookAgain()
  expect(conflictsOf(stored)).toEqual(['hours'])

  stored.window.decide('hours', 'theirs')
  await save(stored)
  expect(stored.window.values.hours).toBe('Theirs')
  expect(sent()).toEqual([])
})

test('nothing is handed in that others have changed, before it was seen here', async () => {
  const stored = await opened()
  place.saveElsewhere({ hours: 'TAB TWO HOURS' })

  expect(await stored.handIn()).toBeUndefined()
  expect(newsOf(stored)).toEqual(['hours'])
  await stored.handIn()

  expect(sent()).toEqual([
    { jobUUID: 'd-1', revision: '1' },
    { jobUUID: 'd-1', revision: '2' },
  ])
  expect(place.data['hours']).toBe('TAB TWO HOURS')
})

test('what came in while somebody was on the way to posting stops them too, once', async () => {
  const stored = await opened()
  place.saveElsewhere({ hours: 'TAB TWO HOURS' })
  await stored.lookAgain()

  expect(await stored.handIn()).toBeUndefined()
  expect(sent()).toEqual([])
  await stored.handIn()
  expect(sent()).toHaveLength(1)
})

test('whoever has looked at the news is not stopped for them', async () => {
  const stored = await opened()
  place.saveElsewhere({ hours: 'TAB TWO HOURS' })
  await stored.lookAgain()
  stored.window.dismissNews()

  await stored.handIn()
  expect(sent()).toEqual([{ jobUUID: 'd-1', revision: '2' }])
})

test('nothing is handed in before it is decided', async () => {
  const stored = await opened()
  type(stored, 'hours', 'Mine')
  place.saveElsewhere({ hours: 'Theirs' })
  for (let tries = 0; tries < 3; tries += 1) expect(await stored.handIn()).toBeUndefined()

  stored.window.decide('hours', 'mine')
  await stored.handIn()
  expect(place.data['hours']).toBe('Mine')
})

test('a change that is none to this window keeps nobody from posting', async () => {
  const stored = await opened()
  place.saveElsewhere({ hours: '' })
  await stored.handIn()
  expect(sent()).toHaveLength(2)
})

test('a save whose reply was lost is no change of somebody else', async () => {
  const stored = await opened()
  type(stored, 'hours', 'Mine')
  place.saveElsewhere({ hours: 'Mine' })
  await save(stored)

  expect(conflictsOf(stored)).toEqual([])
  expect(newsOf(stored)).toEqual([])
  expect(stored.window.isPending()).toBe(false)
})

test('a window that was offline joins what was saved meanwhile', async () => {
  const stored = await opened()
  place.isDown = true
  type(stored, 'roster', '2:1')
  await expect(save(stored)).rejects.toMatchObject({ code: 'UNREACHABLE' })
  place.isDown = false
  place.saveElsewhere({ hours: 'Theirs' })
  await save(stored)

  expect(place.data).toMatchObject({ hours: 'Theirs', roster: '2:1' })
})

test('a reload keeps what was not saved, joins it, and asks what was not decided', async () => {
  const before = await opened()
  type(before, 'roster', '2:1')
  type(before, 'hours', 'Mine')
  place.saveElsewhere({ hours: 'Theirs', title: 'Fitter' })
  const after = await opened()
  expect(after.window.values).toMatchObject({ roster: '2:1', hours: 'Mine', title: 'Fitter' })
  expect(conflictsOf(after)).toEqual(['hours'])
  expect(newsOf(after)).toEqual(['title'])
  await save(after)

  const again = await opened()
  expect(conflictsOf(again)).toEqual(['hours'])
  expect(again.window.values.hours).toBe('Mine')
  expect(place.data['hours']).toBe('Theirs')
})

test('a draft that went live takes nothing more, and what was typed can still be read', async () => {
  const stored = await opened()
  place.status = jobStatus.active
  type(stored, 'hours', 'Typed too late')
  await save(stored)
  expect(stored.window.versions().isNoDraft).toBe(true)

  type(stored, 'roster', '2:1')
  await save(stored)
  expect(sent()).toHaveLength(1)
  const job = await openJob('d-1')
  expect(job).toMatchObject({ is: 'live', left: { ids: ['roster', 'hours'] } })
})

test('of what went live as it stands here nothing is left behind', async () => {
  const stored = await opened()
  type(stored, 'hours', '12 hours')
  place.data['hours'] = '12 hours'
  place.status = jobStatus.active

  expect(await stored.isLive()).toBe(true)
  expect(await openJob('d-1')).toMatchObject({ is: 'live', left: undefined })
})

test('a draft that was deleted elsewhere becomes another one, with all of it', async () => {
  const stored = await opened()
  place.isGone = true
  type(stored, 'hours', '12 hours')

  expect(await save(stored)).toBe('d-2')
  expect(place.data).toMatchObject({ title: 'Dozer Operator', hours: '12 hours' })
  expect(stored.window.isPending()).toBe(false)
})
