// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { giveSizes } from '../../ui/testing/sizes.ts'
import { useReadersPlace } from './use-readers-place.ts'

const rowHeight = 100
const boxHeight = 300
let rows: readonly string[]

function Box() {
  const place = useReadersPlace({ first: rows[0], last: rows.at(-1) })
  return <div {...place} data-testid="box" />
}

// A browser’s layout: every row is as high as the others.
giveSizes({ scrollHeight: () => rows.length * rowHeight, clientHeight: () => boxHeight })

beforeEach(() => {
  rows = ['1', '2', '3', '4', '5', '6', '7', '8']
})

function aBox() {
  const { getByTestId, rerender } = render(<Box />)
  const box = getByTestId('box')
  return {
    box,
    scrollTo(top: number) {
      box.scrollTop = top
      fireEvent.scroll(box)
    },
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
