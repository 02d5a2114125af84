// @vitest-environment jsdom
import type { Answer } from '@headframe/wire'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { queryClient } from '../../calls/query-client.ts'
import { createFormStore } from '../../forms/form-store.ts'
import { pointPageAt, serve, type Replies, type TestServer } from '../../testing/server.ts'
import { mount } from '../../ui/testing/mount.ts'
import { emptyPerson } from './person-values.ts'
import { RoleFields } from './role-fields.tsx'

let server: TestServer | undefined

afterEach(async () => {
  queryClient.clear()
  await server?.close()
})

const lists: Readonly<Record<string, unknown>> = {
  '/contractor/industries': [
    { id: 1, name: 'Mining' },
    { id: 2, name: 'Gas' },
  ],
  '/contractor/roles/1': [
    { id: 10, name: 'Fitter' },
    { id: 20, name: 'Rigger' },
  ],
  '/contractor/roles/2': [],
  '/contractor/questions/10': [{ id: 100, question: 'Which machines?' }],
  '/contractor/questions/20': [{ id: 200, question: 'Which class?' }],
}
const knowingLists: Replies = ({ path }) => ({ status: 200, body: lists[path] })

async function opened(onRecord?: readonly Answer[]) {
  server = await serve(knowingLists)
  pointPageAt(server)
  const store = createFormStore({
    ...emptyPerson,
    industry: '1',
    role: '10',
    answers: [{ id: 100, question: 'Which machines?', response: 'Haul trucks' }],
  })
  const { user } = mount(<RoleFields form={{ store }} onRecord={onRecord} />)
  await screen.findByRole('option', { name: 'Rigger' })
  await screen.findByRole('option', { name: 'Gas' })
  const choose = async (role: string) => user.selectOptions(screen.getByLabelText('Role'), role)
  return { user, choose, store }
}

const answer = (question: string) => screen.findByLabelText<HTMLTextAreaElement>(question)

test('another role begins with empty answers, and the former one has its own again', async () => {
  const { user, choose } = await opened()
  await user.type(await answer('Which machines?'), ' and drills')
  await choose('Rigger')
  expect((await answer('Which class?')).value).toBe('')
  await user.type(await answer('Which class?'), 'Advanced')

  await choose('Fitter')
  expect((await answer('Which machines?')).value).toBe('Haul trucks and drills')
  await choose('Rigger')
  expect((await answer('Which class?')).value).toBe('Advanced')
})

test('a role of before has the answers that are on record', async () => {
  const { choose, store } = await opened([
    { id: 200, question: 'Which class?', response: 'Intermediate' },
  ])
  await choose('Rigger')

  expect((await answer('Which class?')).value).toBe('Intermediate')
  expect(store.state().values.answers).toMatchObject([{ id: 200, response: 'Intermediate' }])
})

test('they outlive a change of the industry as well', async () => {
  const { user, choose, store } = await opened()
  await user.selectOptions(screen.getByLabelText('Industry'), 'Gas')
  expect(store.state().values).toMatchObject({ role: '', answers: undefined })

  await user.selectOptions(screen.getByLabelText('Industry'), 'Mining')
  await waitFor(() => screen.getByRole('option', { name: 'Fitter' }))
  await choose('Fitter')
  expect((await answer('Which machines?')).value).toBe('Haul trucks')
})
