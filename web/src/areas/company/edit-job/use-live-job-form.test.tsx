// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { readRichText, wordsOf } from '../../../parts/rich-text/rich-text.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { useLiveJobForm } from './use-live-job-form.ts'

const never = () => Promise.reject(new Error('Nobody asks how it stands.'))
const job = { uuid: '5d7c41fe-3f43-4b8f-9a44-3f5c1b5f6a11', description: null, start_date: null }

beforeEach(() => {
  sessionStorage.clear()
  beginSession('company', 'e-1')
})

const opened = (revision: number) =>
  renderHook(() => useLiveJobForm({ job, revision }, never, () => {})).result.current.form

test('what was written waits in the tab, with the version that it was written on', () => {
  const { result, unmount } = renderHook(() =>
    useLiveJobForm({ job, revision: 3 }, never, () => {}),
  )
  act(() =>
    result.current.form.store.set(
      'description',
      readRichText({ ops: [{ insert: 'Push coal.\n' }] }),
    ),
  )
  unmount()

  const { store, isTakenUp } = opened(4)
  expect(isTakenUp).toBe(true)
  expect(wordsOf(store.state().values.description)).toBe('Push coal.')
  expect(store.state().values.revision).toBe(3)

  act(() => store.discard())
  expect(store.state().values.revision).toBe(4)
})

test('of a start that cannot be read is said that it cannot be read', async () => {
  const { result } = renderHook(() => useLiveJobForm({ job, revision: 3 }, never, () => {}))
  const toldOf = async (day: string) => {
    const { store, submit } = result.current.form
    act(() => store.set('start_date', { when: 'day', day }))
    await act(() => submit())
    return store.state().faults['start_date']
  }
  expect(await toldOf('')).toBe(words.startDateInvalid)
  expect(await toldOf('soon')).toBe('We cannot read this date. Enter it as DD/MM/YYYY.')
})

const says = (text: string) => readRichText({ ops: [{ insert: `${text}\n` }] })
const inJson = (text: string) => JSON.stringify({ ops: [{ insert: `${text}\n` }] })
const spring = 1_900_000_000
const long = (text: string) => `${text} `.repeat(60).trim()

/** What is open after it was saved over what a colleague has made of it. */
async function saveAfter(colleague: { description: string; start_date: number }) {
  const began = { ...job, description: inJson(long('Push coal.')), start_date: spring }
  const { result } = renderHook(() =>
    useLiveJobForm(
      { job: began, revision: 3 },
      () => Promise.resolve({ job: { uuid: job.uuid, ...colleague }, revision: 4 }),
      () => {},
    ),
  )
  act(() => result.current.form.store.set('description', says(long('Haul coal.'))))
  await act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.standing).toBeDefined())
  return result
}

describe('a posting that a colleague has changed meanwhile', () => {
  let server: TestServer
  let isChanged = true

  beforeEach(async () => {
    isChanged = true
    server = await serve(() =>
      isChanged
        ? {
            status: 409,
            body: { error: words.liveJobChangedElsewhere, code: 'CHANGED_ELSEWHERE' },
          }
        : { status: 200, body: { error: false, message: words.jobUpdated } },
    )
    pointPageAt(server)
  })
  afterEach(() => server.close())

  test('shows what both wrote, and takes what a person chooses', async () => {
    const theirs = long('Blast coal.')
    const form = await saveAfter({ description: inJson(theirs), start_date: spring })
    expect(form.current.standing?.undecided).toEqual(['description'])
    expect(wordsOf(form.current.standing?.values.description ?? says(''))).toBe(theirs)
    expect(wordsOf(form.current.form.store.state().values.description)).toBe(long('Haul coal.'))

    act(() => form.current.decide('description', 'theirs'))
    expect(wordsOf(form.current.form.store.state().values.description)).toBe(theirs)
    expect(form.current.standing?.undecided).toEqual([])
  })

  test('keeps what was not touched here as the colleague has it, and is saved over what was seen', async () => {
    const start = 1_910_000_000
    const form = await saveAfter({ description: inJson(long('Push coal.')), start_date: start })
    expect(form.current.standing?.undecided).toEqual([])

    isChanged = false
    await act(() => form.current.form.submit())
    const sent = server.heard.at(-1)
    expect(JSON.stringify(sent)).toContain('Haul coal.')
    expect(JSON.stringify(sent)).toContain(String(start))
    expect(JSON.stringify(sent)).toMatch(/revision[^0-9]{1,8}4/)
  })
})
