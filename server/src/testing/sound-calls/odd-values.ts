import fc from 'fast-check'
import type { Sample } from './sample.ts'

const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown

/** What every place has to bear. */
export const oddities: readonly unknown[] = [
  'sound\u0000',
  'half \ud800',
  'a'.repeat(3000),
  null,
  ['x', 'y'],
  { a: { b: 1 } },
  // Cannot be made a text.
  [{ toString: 0 }],
  1e308,
  deep,
]

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '%00',
    '../..',
    "' or 1=1--",
    '${7*7}',
    '<script>',
    '\u202e\u200b',
    'é'.repeat(300),
    '😀'.repeat(2000),
    'a'.repeat(70_000),
    '999999999999999999999',
    '-1',
    '1e400',
    'NaN',
    '0000-00-00',
    '{"ops":[{"insert":1}]}',
    '[[[[[[]]]]]]',
    '__proto__',
    'https://[::1',
  ),
)

/** Of the wrong kind, beyond every bound, or nothing that anybody types. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(undefined, true, 0, -1, 0.1, -1e-308, 2 ** 31, 2 ** 53, 2 ** 63),
  fc.constantFrom<unknown>([], {}, [[]], [null]),
  fc.constantFrom<unknown>({ ops: [{ insert: '\n' }] }, { ops: [{ insert: 'a\u0000' }] }),
  fc.constant('odd').map((name) => new File(['\u0000\ud800 words'], `${name}\u0007.pdf`)),
  fc.array(oddText, { minLength: 300, maxLength: 400 }),
  fc.anything({ maxDepth: 3, withNullPrototype: false }).filter(canBeWritten),
)

/** What has a form in JSON. */
function canBeWritten(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}

type Path = readonly [string, ...string[]]

/** Every place in it where one thing could be wrong; where nothing is asked for, that something comes. */
export function pathsIn(sample: Sample): readonly Path[] {
  const paths = placesIn(sample)
  return paths.length > 0 ? paths : [['unasked']]
}

function placesIn(sample: Sample): Path[] {
  return Object.entries(sample).flatMap(([name, value]): Path[] => [
    [name],
    ...(isPlain(value) ? placesIn(value).map((path): Path => [name, ...path]) : []),
  ])
}

export function withOdd(sample: Sample, [name, ...rest]: Path, value: unknown): Sample {
  const [inner, ...further] = rest
  const before = sample[name]
  const changed =
    inner !== undefined && isPlain(before) ? withOdd(before, [inner, ...further], value) : value
  // The places of a list are its names.
  return Object.assign(Array.isArray(sample) ? [...sample] : { ...sample }, { [name]: changed })
}

/** An object or list, and no file. */
function isPlain(value: unknown): value is Sample {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
