// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { mount } from '../../../ui/testing/mount.ts'
import { EndedNotice } from './ended-notice.tsx'

const later = Date.now() / 1000 + 24 * 3600
const job = {
  company_name: 'Red Gum Mining',
  company_slug: 'red-gum-mining',
  work_location: 'Cobar NSW',
  expired_date: later,
}

test('a job that its company has closed says so', () => {
  mount(<EndedNotice job={job} />)
  expect(screen.getByText(/Red Gum Mining has closed it\.$/)).toBeTruthy()
})

test('one of a company that is gone says that, and not that it was closed', () => {
  mount(<EndedNotice job={{ ...job, company_slug: null }} />)
  expect(screen.getByText(/Red Gum Mining is no longer on the marketplace\.$/)).toBeTruthy()
})

test('one whose time was over before says until when it was open', () => {
  mount(<EndedNotice job={{ ...job, company_slug: null, expired_date: 1_790_000_000 }} />)
  expect(screen.getByText(/It was open until/)).toBeTruthy()
})
