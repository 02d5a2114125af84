// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { JobStatusBadge } from './job-status-badge.tsx'

afterEach(cleanup)

test.each([
  [0, 'Draft'],
  [1, 'Draft'],
  [2, 'Active'],
  [3, 'Expired'],
  [4, 'Closed'],
  [5, 'Closed'],
  [-1, 'Closed'],
])('a job of status %i is called %s', (status, word) => {
  const { container } = render(<JobStatusBadge status={status} />)

  expect(container.textContent).toBe(word)
})
