// @vitest-environment jsdom
import { mostExportedApplicants } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { beforeEach, test, vi } from 'vitest'

import { anApplicant } from '../../../../testing/hiring.ts'
import { later, openedTable, serveApplicants } from './testing/served-applicants.ts'

const hiring = serveApplicants()

beforeEach(() => {
  // The page's own way to a file, which jsdom lacks.
  const files = { createObjectURL: () => '#file', revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(URL, files))
})

async function exportAsSheet() {
  const { user } = await openedTable()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'As a sheet (CSV)' }, later))
}

test('whoever exports more than a file holds hears how many are in it', async () => {
  const people = Array.from({ length: mostExportedApplicants + 1 }, (_, at) => `Mae${at}`)
  hiring.people = people.map((name) => anApplicant(name))
  await exportAsSheet()

  await screen.findAllByText(/^The file has the first 500 of 501 applicants\./, {}, later)
})
