import type { SearchReading } from '@headframe/wire'
import { describe, expect, test } from 'vitest'

import { typedIn } from './typed-in.ts'

/** A reading whose chips are marked in the search: "steady [sparky=Electrician]". */
function readingOf(marked: string): SearchReading {
  const chips: SearchReading['chips'] = []
  let search = ''
  let words = ''
  for (const [, other = '', text = '', label = ''] of marked.matchAll(
    /([^[]*)(?:\[([^=]*)=([^\]]*)\])?/g,
  )) {
    search += other
    words += other
    if (text === '') continue
    const start = search.length
    search += text
    chips.push({ kind: 'occupation', label, text, start, end: search.length, without: '' })
  }
  return { search, chips, words: words.replaceAll(/\s+/g, ' ').trim(), did_you_mean: null }
}

/** What is left once these have been taken away, all of them drawn before the first was. */
function after(reading: SearchReading, ...labels: string[]): string {
  const typed = typedIn(reading.search, reading)
  return labels.reduce((present, label) => {
    const part = typed.find((one) => one.label === label)
    return part ? part.without(present) : `no ${label}`
  }, reading.search)
}

describe('what was typed goes part by part', () => {
  const typed = readingOf(
    'steady [hd fitter=Diesel Fitter] [in the pilbara=Pilbara, WA] [2:1=2 on, 1 off]',
  )

  test.each([
    [['Diesel Fitter'], 'steady in the pilbara 2:1'],
    [['Diesel Fitter', '2 on, 1 off'], 'steady in the pilbara'],
    [['2 on, 1 off', 'Diesel Fitter'], 'steady in the pilbara'],
    [['Diesel Fitter', 'Pilbara, WA', '2 on, 1 off'], 'steady'],
    [['“steady”', 'Pilbara, WA'], 'hd fitter 2:1'],
    [['Pilbara, WA', '“steady”'], 'hd fitter 2:1'],
    [['“steady”', 'Diesel Fitter', 'Pilbara, WA', '2 on, 1 off'], ''],
    [['Diesel Fitter', 'Diesel Fitter'], 'steady in the pilbara 2:1'],
  ])('%s', (labels, left) => {
    expect(after(typed, ...labels)).toBe(left)
  })

  test('of another search nothing is taken', () => {
    const [fitter] = typedIn(typed.search, typed)
    expect(fitter?.without('chef moranbah')).toBe('chef moranbah')
    expect(fitter?.without('')).toBe('')
  })
})

test('something near is typed where what it stands for was typed, also after another part is gone', () => {
  const { chips, ...rest } = readingOf('steady [mechanic=Diesel Mechanic] [in newman=Newman, WA]')
  const reading = {
    ...rest,
    chips: chips.map((chip, at) => (at === 0 ? { ...chip, near: ['Diesel Fitter'] } : chip)),
  }
  const [fitter] = typedIn(reading.search, reading)[0]?.near ?? []

  expect(fitter?.label).toBe('Diesel Fitter')
  expect(fitter?.instead(reading.search)).toBe('steady Diesel Fitter in newman')
  expect(fitter?.instead('steady mechanic')).toBe('steady Diesel Fitter')
  expect(fitter?.instead('chef moranbah')).toBe('chef moranbah')
})

describe('words that stand there more than once', () => {
  test('go together where they mean the same, and are one chip', () => {
    const reading = readingOf('[sparky=Electrician] [perth=Perth] [electrician=Electrician]')
    expect(typedIn(reading.search, reading).map(({ label }) => label)).toEqual([
      'Electrician',
      'Perth',
    ])
    expect(after(reading, 'Electrician')).toBe('perth')
    expect(after(reading, 'Perth', 'Electrician')).toBe('')
  })

  test('go where they were understood, not where they are words', () => {
    const reading = readingOf('newman engineering [fifo=FIFO] [newman=Newman] crew')
    expect(after(reading, 'FIFO', 'Newman')).toBe('newman engineering crew')
    expect(after(reading, 'Newman', 'FIFO')).toBe('newman engineering crew')
  })

  test('go by themselves, and not out of longer ones', () => {
    const reading = readingOf('[WA=Western Australia] [perth=Perth] [perth WA=Perth WA 6000]')
    expect(after(reading, 'Perth', 'Western Australia')).toBe('perth WA')
    expect(after(reading, 'Western Australia', 'Perth WA 6000')).toBe('perth')
  })

  test('stay in quotation marks', () => {
    const reading = readingOf('"sparky fifo" [sparky=Electrician] [fifo=FIFO]')
    expect(after(reading, 'FIFO', 'Electrician')).toBe('"sparky fifo"')
    expect(after(reading, '"sparky fifo"', 'FIFO')).toBe('sparky')
  })

  test('take no longer than others', () => {
    const reading = readingOf(`${'[wa=A] '.repeat(40)}end`)
    expect(after(reading, 'A')).toBe('end')
    expect(typedIn(`${'wa '.repeat(40)}or`, reading)).toHaveLength(1)
  })
})

test('blanks and signs around what goes are no obstacle', () => {
  const reading = readingOf('[sparky=Electrician],[perth=Perth]   (  [fifo=FIFO])')
  expect(after(reading, 'Perth', 'FIFO')).toBe('sparky, ( )')
  expect(after(reading, 'Electrician', 'Perth')).toBe(', ( fifo)')
})

test('whatever is taken away, in whatever order, none of it comes back', () => {
  const reading = readingOf('[a=X] c [a b=Y] "a b" [ab=Z] [b a=X] a c,')
  const labels = typedIn(reading.search, reading).map(({ label }) => label)
  for (const order of inAnyOrder(labels)) {
    let present = reading.search
    let left = labels
    for (const gone of order) {
      present =
        typedIn(present, reading)
          .find(({ label }) => label === gone)
          ?.without(present) ?? present
      left = left.filter((label) => label !== gone)
      expect(typedIn(present, reading).map(({ label }) => label)).toEqual(left)
    }
    expect(present).toBe('')
  }
})

function inAnyOrder<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) =>
    inAnyOrder(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  )
}
