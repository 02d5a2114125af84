// @vitest-environment jsdom
import { contractorJobs } from '@headframe/wire'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { reportedBugs } from '../testing/reported-bugs.ts'
import { pointPageAt, serve, type Replies, type TestServer } from '../testing/server.ts'
import { useWrite } from './use-write.ts'

let server: TestServer
let replies: Replies

beforeEach(async () => {
  server = await serve((heard) => replies(heard))
  pointPageAt(server)
})

afterEach(async () => {
  cleanup()
  await server.close()
})

const accept: Replies = () => ({ status: 200, body: { success: true, message: 'Withdrawn.' } })
const refuse: Replies = () => ({
  status: 409,
  body: { error: 'It was decided already.', code: 'NOT_PENDING' },
})

function openButton(onDone: () => void) {
  const { result } = renderHook(() => useWrite(contractorJobs.withdraw, { onDone }))
  return { result, press: () => act(() => result.current.ask({ jobId: 'j-1' })) }
}

test('a refusal is told in words and counted, each time anew, until it is read or done', async () => {
  const done: string[] = []
  const { result, press } = openButton(() => void done.push('withdrawn'))
  replies = refuse

  expect(await press()).toBe(false)
  const told = result.current.problem
  expect(told).toBeTruthy()
  expect(await press()).toBe(false)
  expect(result.current).toMatchObject({ problem: told, failures: 2, isAsking: false })

  act(() => result.current.forget())
  expect(result.current.problem).toBeUndefined()
  await press()
  replies = accept
  expect(await press()).toBe(true)
  expect(result.current.problem).toBeUndefined()
  expect(done).toEqual(['withdrawn'])
})

test('a bug in what follows is reported; what was asked for is done all the same', async () => {
  replies = accept
  const reported = reportedBugs()
  const bug = new TypeError('There is no such screen')
  const { result, press } = openButton(() => {
    throw bug
  })

  expect(await press()).toBe(true)
  expect(reported).toEqual([bug])
  expect(result.current).toMatchObject({ problem: undefined, failures: 0 })
})
