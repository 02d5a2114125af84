// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { readRichText, wordsOf } from '../../../parts/rich-text/rich-text.ts'
import { useLiveJobForm } from './use-live-job-form.ts'

const job = { uuid: 'j-1', description: null, start_date: null }

beforeEach(() => {
  sessionStorage.clear()
  beginSession('company', 'e-1')
})

const opened = (revision: number) =>
  renderHook(() => useLiveJobForm({ job, revision }, () => {})).result.current.form

test('what was written waits in the tab, with the version that it was written on', () => {
  const { result, unmount } = renderHook(() => useLiveJobForm({ job, revision: 3 }, () => {}))
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
