// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'

import { Field } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import { sizeInWords } from './file-size.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

const resume = new File(['x'.repeat(1200)], 'Resume.PDF', { type: 'application/pdf' })
const picture = new File(['x'], 'holiday.heic', { type: 'image/heic' })
const big = new File(['x'.repeat(20_001)], 'big.pdf', { type: 'application/pdf' })

test('a file is chosen by the field', async () => {
  const { onFilesChosen, container } = mountDrop()

  await userEvent.upload(screen.getByLabelText(/Resume/u), resume)

  expect(onFilesChosen).toHaveBeenCalledWith([resume])
  await expectNoViolations(container)
})

test('a file is dropped, whatever the letters of its ending', () => {
  const { onFilesChosen } = mountDrop()

  fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [resume] } })

  expect(onFilesChosen).toHaveBeenCalledWith([resume])
})

test.each([
  [picture, 'This kind of file is not accepted. Choose PDF, up to 20 kB.'],
  [big, 'This file is too big. Choose one of up to 20 kB.'],
])('a file that does not fit is refused with a reason', (file, reason) => {
  const { onFilesChosen } = mountDrop()

  fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [file] } })

  expect(onFilesChosen).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe(reason)
})

test('of several, those that fit are taken and the rest is explained', () => {
  const { onFilesChosen } = mountDrop({ multiple: true })

  fireEvent.drop(screen.getByText('Choose files'), { dataTransfer: { files: [resume, picture] } })

  expect(onFilesChosen).toHaveBeenCalledWith([resume])
  expect(screen.getByRole('alert').textContent).toMatch(/not accepted/u)
})

test('the chosen file shows its size and its progress, and can be replaced or removed', async () => {
  const onRemoved = vi.fn()
  const { user, container } = mountDrop({
    file: { name: 'resume.pdf', sizeBytes: 482_113 },
    percent: 42,
    status: 'Uploading',
    onRemoved,
  })

  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload of resume.pdf' })
  expect(bar.value).toBe(42)
  expect(screen.getByText('482 kB · 42%')).toBeTruthy()
  expect(screen.getByLabelText(/Replace resume\.pdf/u)).toBeTruthy()
  await expectNoViolations(container)
  await user.click(screen.getByRole('button', { name: 'Remove resume.pdf' }))

  expect(onRemoved).toHaveBeenCalledOnce()
  expect(screen.getByLabelText(/Resume/u)).toBe(document.activeElement)
})

test.each([
  [820, '820 B'],
  [48_000, '48 kB'],
  [999_600, '1 MB'],
  [3_440_000, '3.4 MB'],
])('%i bytes are written "%s"', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

function mountDrop(rules: Partial<ComponentProps<typeof FileDrop>> = {}) {
  const onFilesChosen = vi.fn()
  const mounted = mount(
    <Field label="Resume">
      <FileDrop
        accept=".pdf"
        acceptedWords="PDF, up to 20 kB"
        maxBytes={20_000}
        onFilesChosen={onFilesChosen}
        {...rules}
      />
    </Field>,
  )
  return { ...mounted, onFilesChosen }
}
