// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { ResumeReplacement } from './resume-replacement.tsx'

let server: TestServer | undefined

afterEach(() => server?.close())

function Replacement({ onSent }: { onSent: (name: string) => void }) {
  const [file, choose] = useState<File>()
  return <ResumeReplacement present="Old.pdf" chosen={{ file, choose }} onSent={onSent} />
}

test('a resume that is on its way can be called back, and another one chosen', async () => {
  server = await serve(() => 'keep waiting')
  pointPageAt(server)
  const onSent = vi.fn()
  const { user } = mount(<Replacement onSent={onSent} />)
  const resume = new File(['%PDF-1.7'], 'New.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Replace resume'), resume)
  await user.click(await screen.findByRole('button', { name: 'Replace resume' }))
  await waitFor(() => expect(server?.heard).toHaveLength(1))

  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  await waitFor(() => expect(screen.queryByText('New.pdf')).toBeNull())
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Replace resume').disabled).toBe(false)
  expect(onSent).not.toHaveBeenCalled()
})
