import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable } from '../packaged/packaged-table.ts'
import { readSearch, withoutChip } from './read-search.ts'
import type { SearchReading } from './read-search.ts'

const now = new Date('2026-11-25T00:00:00Z')

/** What was understood, as the chips say it, and then the words. */
function understood({ chips, words }: SearchReading): string {
  const quoted = words.includes('"') ? words : `“${words}”`
  return [...chips.map(({ label }) => label), ...(words ? [quoted] : [])].join(' · ')
}

function searchesIn(name: string) {
  const file = new URL(`testing/${name}.tsv`, import.meta.url)
  return readTable(readFileSync(file, 'utf8'), ['typed', 'understood'])
}
const searches = searchesIn('typed-searches')

test.each([
  ['jobs', searches, 200],
  ['pools', searchesIn('typed-for-pools'), 40],
  ['people', searchesIn('typed-for-people'), 40],
] as const)(
  'of the searches that people type for %s, 95 in a hundred are read to the letter',
  (list, written, fewest) => {
    const misses = written.flatMap(({ typed, understood: wanted }) => {
      const read = understood(readSearch(typed, now, list))
      return read === wanted ? [] : [`${typed}: ${read}, not ${wanted}`]
    })

    expect(written.length).toBeGreaterThanOrEqual(fewest)
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(written.length * 0.05)
  },
)

test.each([
  ['fitter kalgoorlie-boulder', 'Mechanical Fitter · Kalgoorlie WA 6430'],
  ['fitter kalgoorlie', 'Mechanical Fitter · Kalgoorlie WA 6430'],
  ['chef hervey bay', 'Chef · Hervey Bay, QLD'],
  ['dump truck operator out of mackay', 'Haul Truck Operator · Mackay QLD 4740'],
  ['fitters flying out of perth', 'Mechanical Fitter · Perth WA 6000'],
  ['electrician the pilbara', 'Electrician · Pilbara, WA'],
])('towns and country are known by the names that people use: %s', (typed, meant) => {
  expect(understood(readSearch(typed, now, 'jobs'))).toBe(meant)
})

test.each([
  ['no fifo', 'Not FIFO', ''],
  ['fitter -fifo', 'Mechanical Fitter · Not FIFO', ''],
  ['anything but fifo perth', 'Not FIFO · Perth WA 6000', ''],
  ['non-fifo, not in the office', 'Not FIFO · Not Office / On Site', ''],
  ['fifo no worries', 'FIFO', 'no worries'],
  ['Kalgoorlie 50km', 'Within 50 km of Kalgoorlie WA 6430', ''],
  ['50 km of Kalgoorlie', 'Within 50 km of Kalgoorlie WA 6430', ''],
  ['within 50km Kalgoorlie', 'Within 50 km of Kalgoorlie WA 6430', ''],
  ['chef newman (100 km)', 'Chef · Within 100 km of Newman WA 6753', ''],
  ['6430 25km', 'Within 25 km of Kalgoorlie WA 6430', ''],
  ['orange 50km', 'Within 50 km of Orange NSW 2800', ''],
  ['perth 50km from newman', 'Perth WA 6000 · Within 50 km of Newman WA 6753', ''],
  ['50km', '', '50km'],
  ['$180k', 'From $180,000 a year, about $87 an hour', ''],
  ['180k+', 'From $180,000 a year, about $87 an hour', ''],
  ['fitter over $150,000 pa', 'Mechanical Fitter · From $150,000 a year, about $72 an hour', ''],
  ['130k package', 'From $130,000 a year, about $63 an hour', ''],
  ['$65/hr', 'From $65 an hour', ''],
  ['$1200 a day', 'From $1,200 a day', ''],
  ['10k steps', '', '10k steps'],
])('who types %s is understood', (typed, meant, words) => {
  const read = readSearch(typed, now, 'jobs')
  expect(read.chips.map(({ label }) => label).join(' · ')).toBe(meant)
  expect(read.words).toBe(words)
})

test.each([
  [
    '$120k-$150k',
    'From $120,000 a year, about $58 an hour',
    'Up to $150,000 a year, about $72 an hour',
  ],
  [
    '120-150k',
    'From $120,000 a year, about $58 an hour',
    'Up to $150,000 a year, about $72 an hour',
  ],
  ['$90–$100/hr', 'From $90 an hour', 'Up to $100 an hour'],
  ['90 to 100 an hour', 'From $90 an hour', 'Up to $100 an hour'],
  ['between $90 and $100', 'From $90 an hour', 'Up to $100 an hour'],
  ['from $900-$1,000 a day', 'From $900 a day', 'Up to $1,000 a day'],
])(
  'of %s who looks for work asks the lower, who looks for people pays the upper',
  (typed, ofJobs, ofPeople) => {
    const fitter = `fitter ${typed} 12-14 hour shifts`
    const read = (['jobs', 'people'] as const).map((list) => readSearch(fitter, now, list))
    const left = '“12-14 hour shifts”'

    expect(read.map(understood)).toEqual([
      `Mechanical Fitter · ${ofJobs} · ${left}`,
      `Mechanical Fitter · ${ofPeople} · ${left}`,
    ])
    expect(read.map(({ chips }) => chips.reduceRight(withoutChip, fitter))).toEqual([
      '12-14 hour shifts',
      '12-14 hour shifts',
    ])
  },
)

describe('a chip', () => {
  test('stands for its words, and goes with them', () => {
    const typed = 'hd fitter jobs in the pilbara with even time, over $80'
    const { chips } = readSearch(typed, now)

    expect(spansOf(typed)).toEqual(['hd fitter jobs', 'in the pilbara', 'even time', 'over $80'])
    const without = chips.map((chip) => withoutChip(typed, chip))
    expect(without.map((rest) => understood(readSearch(rest, now)))).toEqual([
      'Pilbara, WA · Even time · From $80 an hour',
      'Diesel Fitter · Even time · From $80 an hour',
      'Diesel Fitter · Pilbara, WA · From $80 an hour',
      'Diesel Fitter · Pilbara, WA · Even time',
    ])
  })

  test('takes no word out of quotation marks, closed or not', () => {
    for (const typed of ['"sparky pilbara fifo 2:1"', '"sparky pilbara fifo 2:1']) {
      expect(readSearch(typed, now)).toEqual({ chips: [], words: typed })
    }
  })

  test('is made of no digits that belong to more', () => {
    for (const typed of ['8f3c2b1a-4744-4d20-9abc', 'PO6430', '4744-6430', '$6430']) {
      expect(readSearch(typed, now).chips.filter(({ kind }) => kind === 'place')).toEqual([])
    }
  })

  test('leaves to the next what the next is said with', () => {
    expect(spansOf('perth 6000 km from newman')).toEqual(['perth 6000', 'from newman'])
    expect(spansOf('fitter work conditioning physiologist')).toEqual([
      'fitter',
      'work conditioning physiologist',
    ])
  })

  test('of a place of a name that others have says which it is, and what to type for the others', () => {
    expect(insteadOf('rigger in richmond')).toEqual([
      'Richmond NSW 2753',
      'Richmond SA 5033',
      'Richmond TAS 7025',
      'Richmond QLD 4822',
      'Richmond QLD 4740',
    ])
    const [at] = readSearch('rigger within 20 km of richmond', now, 'people').chips.slice(1)
    const typed = at?.kind === 'place' ? at.instead?.map((other) => other.typed) : []
    expect(typed?.[3]).toBe('within 20 km of Richmond QLD 4822')
    for (const one of insteadOf('richmond'))
      expect(understood(readSearch(one, now, 'people'))).toBe(one)
    for (const told of ['richmond qld', 'richmond 4822', '3121', 'perth', 'newcastle'])
      expect(insteadOf(told)).toEqual([])
  })

  test('of a town reaches to the mines around it, and of a suburb not to the next', () => {
    expect(reachOf('newman')).toEqual([50])
    expect(reachOf('fremantle')).toEqual([10])
    expect(reachOf('perth')).toEqual([50])
    expect(reachOf('within 5 km of fremantle')).toEqual([5])
  })
})

function spansOf(typed: string): string[] {
  return readSearch(typed, now).chips.map(({ start, end }) => typed.slice(start, end))
}

function insteadOf(typed: string): string[] {
  return readSearch(typed, now, 'people').chips.flatMap((chip) =>
    chip.kind === 'place' && chip.instead ? chip.instead.map(({ label }) => label) : [],
  )
}

function reachOf(typed: string): unknown[] {
  return readSearch(typed, now).chips.map((chip) => chip.kind === 'place' && chip.radiusKm)
}

const pieces = searches.flatMap(({ typed }) => typed.split(' '))
const anySearch = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces, '"', ',', '  ', 'in', 'near'), fc.string()), {
      maxLength: 8,
    })
    .map((some) => some.join(' ').slice(0, 200)),
)

describe('whatever is typed', () => {
  test('is read without a fault, each word once, and twice to the same', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        const reading = readSearch(typed, now)
        expect(readSearch(typed, now)).toEqual(reading)

        let from = 0
        for (const { start, end, words } of reading.chips) {
          expect(start).toBeGreaterThanOrEqual(from)
          expect(end).toBeGreaterThan(start)
          expect(typed.slice(start, end)).toContain(words)
          from = end
        }
        expect(from).toBeLessThanOrEqual(typed.length)
      }),
    )
  })

  test('is shorter without any of its chips', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        const { chips } = readSearch(typed, now)
        for (const chip of chips) {
          expect(withoutChip(typed, chip).length).toBeLessThan(typed.length)
        }
      }),
    )
  })
})
