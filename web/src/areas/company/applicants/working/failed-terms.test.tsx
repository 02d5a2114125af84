// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { later, openedTable, openOne, serveApplicants } from './testing/served-applicants.ts'

const hiring = serveApplicants()

test('what does not fit stands in the row and in the line, whatever the score', async () => {
  hiring.people = hiring.people.map((one) =>
    one.first_name === 'Mae'
      ? { ...one, match: { score: 83, failed: ['work_rights', 'roster'], reason: 'Ran loaders' } }
      : one,
  )
  const { user } = await openedTable()
  const row = screen.getByRole('row', { name: /Mae Oku/ })
  expect(within(row).getByText('Right to work, Roster')).toBeTruthy()
  expect(row.textContent).toContain('Right to work and roster do not fit')

  await user.keyboard('j')
  await openOne('Mae')
  expect(await screen.findByText('Right to work, Roster', {}, later)).toBeTruthy()
})
