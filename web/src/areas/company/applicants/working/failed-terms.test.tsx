// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { later, openedTable, openOne, serveApplicants } from './testing/served-applicants.ts'

const hiring = serveApplicants()

test('what does not fit stands in the row and in the line, what is decisive apart, whatever the score', async () => {
  hiring.people = hiring.people.map((one) =>
    one.first_name === 'Mae'
      ? {
          ...one,
          match: {
            score: 83,
            lacking: ['White Card', 'First Aid'],
            failed: ['work_rights', 'rate', 'roster'],
            reason: 'Ran loaders',
          },
        }
      : one,
  )
  const { user } = await openedTable()
  const row = screen.getByRole('row', { name: /Mae Oku/ })
  expect(within(row).getByText('Right to work does not fit')).toBeTruthy()
  expect(within(row).getByText('Rate and roster do not fit')).toBeTruthy()
  expect(within(row).getByText('Asked for and not held: White Card, First Aid')).toBeTruthy()
  expect(within(row).getByText('2 tickets not held')).toBeTruthy()
  expect(row.textContent).toContain('Strong but for 2 tickets')

  await user.keyboard('j')
  await openOne('Mae')
  expect(await screen.findByText('Rate, Roster', {}, later)).toBeTruthy()
})
