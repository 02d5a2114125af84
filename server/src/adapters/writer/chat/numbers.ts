const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const digits = 'one two three four five six seven eight nine'.split(' ')
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')

const values = new Map<string, number>([
  ...digits.map((word, index): [string, number] => [word, index + 1]),
  ...teens.map((word, index): [string, number] => [word, index + 10]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
])

const spelled = new RegExp(
  String.raw`\b(?:(${tens.join('|')})(?:[- ](${digits.join('|')}))?|(${[...teens, ...digits].join('|')}))\b`,
  'gi',
)

/** Every number that a text names: `1,200` is 1200, `twenty-five` is 25, and a dozen is a dozen. */
export function numbersIn(text: string): Set<string> {
  const figures = text.match(/\d+(?:[.,]\d+)*/g) ?? []
  const words = [...text.matchAll(spelled)].map(valueOf)
  const amounts = text.match(/\b(decade|dozen|hundred|thousand|million)s?\b/gi) ?? []
  return new Set([
    ...figures.map((figure) => figure.replaceAll(/,(?=\d{3})/g, '')),
    ...words.map(String),
    ...amounts.map((amount) => amount.toLowerCase().replace(/s$/, '')),
  ])
}

function valueOf([, ten = '', digit = '', small = '']: RegExpExecArray): number {
  return [ten, digit, small]
    .map((word) => values.get(word.toLowerCase()) ?? 0)
    .reduce((sum, value) => sum + value, 0)
}
