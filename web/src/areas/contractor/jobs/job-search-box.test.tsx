// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { expectNoViolations } from '../../../ui/testing/axe.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { DidYouMean } from '../../../parts/search/did-you-mean.tsx'
import { JobSearchBox } from './job-search-box.tsx'

const onSearched = vi.fn<(search: string) => void>()
let server: TestServer

beforeEach(async () => {
  server = await serve(({ path }) => ({
    status: 200,
    body: path.includes('bog')
      ? [{ kind: 'occupation', label: 'Bogger Operator', text: 'fifo Bogger Operator' }]
      : [],
  }))
  pointPageAt(server)
})

afterEach(async () => {
  onSearched.mockClear()
  await server.close()
})

test('the rest of what is being typed is offered by the server, once for a pause', async () => {
  const { user, container } = mount(<JobSearchBox search="" onSearched={onSearched} />)

  await user.type(screen.getByRole('combobox', { name: 'Search jobs' }), 'fifo bog')
  const offered = await screen.findByRole('option', { name: 'fifo Bogger Operator' })
  await expectNoViolations(container)
  expect(server.heard.map(({ path }) => path)).toEqual([
    '/contractor/suggest?search=fifo+bog&list=jobs',
  ])

  await user.click(offered)
  expect(onSearched.mock.calls).toEqual([['fifo Bogger Operator']])
  expect(screen.queryByRole('option')).toBeNull()
})

test('a misspelt search is offered as it may be meant, and changed by nobody else', async () => {
  const { user, container } = mount(<DidYouMean meant="geologist pilbara" onTaken={onSearched} />)
  await expectNoViolations(container)
  expect(container.textContent).toBe('Did you mean geologist pilbara?')

  await user.click(screen.getByRole('button', { name: 'geologist pilbara' }))
  expect(onSearched.mock.calls).toEqual([['geologist pilbara']])
})
