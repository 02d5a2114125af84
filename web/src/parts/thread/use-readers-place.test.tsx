// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { giveSizes } from '../../ui/testing/sizes.ts'
import { useReadersPlace } from './use-readers-place.ts'

const rowHeight = 100
let boxHeight: number
/** Of the last row, what has become of it. */
let noteHeight: number
let rows: readonly string[]

function Box() {
  const { place, goToEnd } = useReadersPlace({ first: rows[0], last: rows.at(-1) })
  return (
    <>
      <div {...place} data-testid="box" />
      <button type="button" onClick={goToEnd}>
        Write
      </button>
    </>
  )
}

// A browser’s layout: every row is as high as the others.
giveSizes({
  scrollHeight: () => rows.length * rowHeight + noteHeight,
  clientHeight: () => boxHeight,
})

beforeEach(() => {
  rows = ['1', '2', '3', '4', '5', '6', '7', '8']
  boxHeight = 300
  noteHeight = 0
})

function aBox() {
  const { getByTestId, getByRole, rerender } = render(<Box />)
  const box = getByTestId('box')
  return {
    box,
    scrollTo(top: number) {
      box.scrollTop = top
      fireEvent.scroll(box)
    },
    write: () => fireEvent.click(getByRole('button')),
    show(next: readonly string[]) {
      rows = next
      rerender(<Box />)
    },
  }
}

test('older ones put in at the very top leave what was read where it was', () => {
  const { box, scrollTo, show } = aBox()
  scrollTo(0)
  show(['-2', '-1', '0', ...rows])
  expect(box.scrollTop).toBe(3 * rowHeight)

  scrollTo(0)
  show(['-4', '-3', ...rows])
  expect(box.scrollTop).toBe(2 * rowHeight)
})

test('what comes last is in view, unless its reader has gone back', () => {
  const { box, scrollTo, show } = aBox()
  expect(box.scrollTop).toBe(8 * rowHeight)
  scrollTo(5 * rowHeight)
  show([...rows, '9'])
  expect(box.scrollTop).toBe(9 * rowHeight)

  scrollTo(rowHeight)
  show([...rows, '10'])
  expect(box.scrollTop).toBe(rowHeight)
})

test('what comes last stays in view when it grows and when its box shrinks, and nobody is moved without a need', () => {
  const { box, scrollTo, show } = aBox()
  scrollTo(5 * rowHeight)
  noteHeight = 60
  show(rows)
  expect(box.scrollTop).toBe(8 * rowHeight + noteHeight)

  scrollTo(5 * rowHeight + noteHeight)
  boxHeight = 200
  show(rows)
  expect(box.scrollTop).toBe(8 * rowHeight + noteHeight)

  const nearly = 6 * rowHeight + noteHeight - 40
  scrollTo(nearly)
  show(rows)
  expect(box.scrollTop).toBe(nearly)
})

test('whoever has gone back sees what they write, and stays where they are when something else grows', () => {
  const { box, scrollTo, show, write } = aBox()
  scrollTo(rowHeight)
  noteHeight = 60
  show(rows)
  expect(box.scrollTop).toBe(rowHeight)

  write()
  show([...rows, 'mine'])
  expect(box.scrollTop).toBe(9 * rowHeight + noteHeight)
})
