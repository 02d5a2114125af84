// @vitest-environment jsdom
import { words, type AdminContractorRow } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { listOf, ok, serveAdministrator, trouble } from '../../../testing/administrator.ts'
import { open } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'

const served = serveAdministrator()
const later = { timeout: 15_000 }

describe('anonymous exports', () => {
  let outcome: Reply
  let asked: string[]

  beforeEach(() => {
    // The page's own way to a file, which jsdom lacks.
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => {} }),
    )
    asked = []
    outcome = ok('%PDF-1.7', { 'Content-Type': 'application/pdf' })
    served.answers['/dashboard/contractors'] = ({ path }) =>
      path.includes('page=2') ? listOf([person('Kim')], 21, 2) : listOf([person('Ash')], 21)
    served.answers['/dashboard/contractors/export-hidden-profile'] = ({ body }) => {
      asked.push(...(JSON.parse(body) as { ids: string[] }).ids)
      return outcome
    }
    open('/dashboard/contractors')
  })

  test('take all who are ticked on several pages along, and untick them', async () => {
    const user = userEvent.setup()
    const question = await tickBoth(user)
    expect(question.getByText('Export 2 profiles anonymously?')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Export' }))

    await screen.findAllByText('Successfully exported 2 profiles', {}, later)
    expect(asked).toEqual(['of-Ash', 'of-Kim'])
    await waitFor(() => expect(screen.queryByText(/^2 ticked/)).toBeNull())
  })

  test('say who is here no longer, and go on with the others', async () => {
    const user = userEvent.setup()
    const file = outcome
    outcome = gone(['of-Ash'])
    const question = await tickBoth(user)
    await user.click(question.getByRole('button', { name: 'Export' }))
    expect((await question.findByRole('alert')).textContent).toBe(
      'One of the profiles is here no longer: the account was erased. Export the rest?',
    )
    expect(question.getByText('Export 1 profile anonymously?')).toBeTruthy()

    outcome = file
    asked = []
    await user.click(question.getByRole('button', { name: 'Export' }))
    await screen.findAllByText('Successfully exported 1 profile', {}, later)
    expect(asked).toEqual(['of-Kim'])
  })

  test('of nobody who is here still end, and leave nobody ticked', async () => {
    const user = userEvent.setup()
    outcome = gone(['of-Ash', 'of-Kim'])
    const question = await tickBoth(user)
    await user.click(question.getByRole('button', { name: 'Export' }))

    await screen.findAllByText(/^None of these profiles is here any longer/, {}, later)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText(/^2 ticked/)).toBeNull()
  })

  test('that fail say so, and keep the ticks', async () => {
    const user = userEvent.setup()
    outcome = trouble(words.hiddenExportFailed)
    const question = await tickBoth(user)
    await user.click(question.getByRole('button', { name: 'Export' }))
    expect((await question.findByRole('alert')).textContent).toBe(words.hiddenExportFailed)

    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await screen.findAllByText('2 ticked, 1 of them not on this page')
  })
})

async function tickBoth(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Tick Ash Hale' }, later))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Tick Kim Hale' }, later))
  await user.click(screen.getByRole('button', { name: 'Export anonymously' }))
  return within(await screen.findByRole('alertdialog'))
}

function gone(missing: readonly string[]): Reply {
  const error = words.hiddenExportFailed
  return { status: 404, body: { error, code: 'NOT_FOUND', missing } }
}

function person(first_name: string): AdminContractorRow {
  return {
    id: `of-${first_name}`,
    uuid: `link-of-${first_name}`,
    first_name,
    last_name: 'Hale',
    email: `${first_name}@people.example`,
    suburb: null,
    state: 'WA',
    industry: null,
    role: null,
    creation_date: 1_780_000_000,
    sharing_enabled: true,
    has_resume: true,
  }
}
