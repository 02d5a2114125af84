// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { Field } from '../../ui/form/field.tsx'
import { expectNoViolations } from '../../ui/testing/axe.ts'
import { mount } from '../../ui/testing/mount.ts'
import { RichField } from './rich-field.tsx'
import { RichHtml } from './rich-html.tsx'
import { readRichText, type RichText } from './rich-text.ts'

// What the library asks of a browser to scroll to the cursor, and jsdom does not draw.
Range.prototype.getBoundingClientRect = () => new DOMRect()
Range.prototype.getClientRects = () => document.createElement('i').getClientRects()

// Heavy: fetched before, so that no test waits for it.
beforeAll(() => import('./rich-editor.tsx'))

/** What the form holds. */
const written: { ops: RichText['ops'] } = { ops: [] }

function Form({ start = '', error }: { start?: string; error?: string }) {
  const [text, setText] = useState(readRichText(start))
  useEffect(() => {
    Object.assign(written, text)
  }, [text])
  return (
    <Field label="Description" hint="What the work is." error={error} required>
      <RichField value={text} onChange={setText} limit={40} />
    </Field>
  )
}

const editor = () => screen.findByRole('textbox', { name: /Description/ }, { timeout: 15_000 })

function paste(into: HTMLElement, html: string) {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] }
  fireEvent.paste(into, { clipboardData })
}

test('the editor is named, explained and marked as the other fields are', async () => {
  const { container } = mount(<Form error="All mandatory fields must be filled" />)
  const box = await editor()

  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  expect(box.getAttribute('aria-required')).toBe('true')
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toBe(
    'All mandatory fields must be filled What the work is. 0 of 40 characters',
  )
  await expectNoViolations(container)
})

test('what is pasted keeps the looks that are offered and loses pictures and colours', async () => {
  mount(<Form />)
  const box = await editor()
  box.focus()

  paste(
    box,
    '<h1>Pit</h1><p style="color:red">Load <b>and</b> haul<img src="https://a.example/x.png"></p><ul><li>Ute</li></ul>',
  )

  await waitFor(() =>
    expect(written.ops).toEqual([
      { insert: 'Pit' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'Load ' },
      { insert: 'and', attributes: { bold: true } },
      { insert: ' haul\nUte' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: '\n' },
    ]),
  )
})

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each([
  [
    'with heads',
    '<tr><th>Shift</th><th><b>Start</b></th></tr>' + row('Day', '6 am'),
    'Shift | Start\nDay | 6 am\n',
  ],
  [
    'of a word processor',
    row('<p class="MsoNormal">Roster</p>', '<p>8/6</p>') + row('<p>Rate</p>', '<p>$95</p>'),
    'Roster | 8/6\nRate | $95\n',
  ],
  ['in which a page is laid out', row('<p>Load</p><p>Haul</p>', '<p>Pit</p>'), 'Load\nHaul\nPit\n'],
  ['with words beside a paragraph', row('Roster <p>8/6</p>', '<p>Pit</p>'), 'Roster\n8/6\nPit\n'],
  ['in a cell of another', row(`<table>${row('Day', '6 am')}</table>`, ''), 'Day | 6 am\n'],
])('of a pasted table %s, short cells of a row stand on one line', async (_, rows, says) => {
  mount(<Form />)
  const box = await editor()
  box.focus()

  paste(box, `<table><tbody>${rows}</tbody></table>`)

  await waitFor(() => expect(written.ops.map(({ insert }) => insert).join('')).toBe(says))
})

test('a pasted picture leaves no empty line', async () => {
  mount(<Form />)
  const box = await editor()
  box.focus()

  paste(box, '<p>Load</p><p><img src="https://a.example/x.png"></p><p>Haul</p>')

  await waitFor(() => expect(written.ops).toEqual([{ insert: 'Load\nHaul\n' }]))
})

test('a heading that is emptied is a paragraph for what comes next', async () => {
  const { openQuill } = await import('./open-quill.ts')
  const quill = openQuill(document.createElement('div'), '')
  quill.setText('Pit')
  quill.formatLine(0, 1, 'header', 2)

  quill.deleteText(0, 3, 'user')
  quill.insertText(0, 'Load', 'user')

  expect(quill.getContents().ops).toEqual([{ insert: 'Load\n' }])

  // The look that is chosen for an empty line is there for what is typed, also for who mistypes its first letter.
  quill.setText('')
  quill.formatLine(0, 1, 'header', 2, 'user')
  quill.insertText(0, 'H', 'user')
  quill.deleteText(0, 1, 'user')
  quill.insertText(0, 'Pit', 'user')
  expect(quill.getContents().ops).toEqual([
    { insert: 'Pit' },
    { insert: '\n', attributes: { header: 2 } },
  ])
})

test('a button puts a look on the line, says that it is on, and takes it off again', async () => {
  const { user } = mount(<Form start="Roster" />)
  await editor()
  const heading = screen.getByRole('button', { name: 'Heading' })

  await user.click(heading)
  await waitFor(() => expect(heading.getAttribute('aria-pressed')).toBe('true'))
  expect(written.ops.at(-1)).toEqual({ insert: '\n', attributes: { header: 2 } })

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(written).toEqual({ ops: [{ insert: 'Roster\n' }] }))
})

test('the toolbar is one stop for the Tab key, and the arrow keys go on from there', async () => {
  const { user } = mount(<Form />)
  await editor()

  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}')

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Heading' }))
  await user.tab()
  expect(document.activeElement).toBe(await editor())
})

test('too long a text is counted and told', async () => {
  mount(<Form start={'x'.repeat(45)} />)
  await editor()

  expect(await screen.findByText(/45 of 40/)).toBeTruthy()
  expect(screen.getByText('The text is too long')).toBeTruthy()
})

test('what the server made is shown as it is', () => {
  mount(<RichHtml html="<h2>Roster</h2><p>8/6</p>" />)

  expect(screen.getByRole('heading', { name: 'Roster' })).toBeTruthy()
})
