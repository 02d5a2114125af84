import type { Line } from '../../../resume-text.ts'

const fewest = 3
const typed = /^\s*(?:\d{1,2}\.)?(\d{1,2})[.)]?\s+(?=\p{L})/u

/** "4.3 Order 43 medical", "3. Forklift": where entries are counted by hand, their numbers are bullets. */
export function withoutTypedNumbers(lines: readonly Line[]): Line[] {
  const counted = lines.filter(({ text }) => typed.test(text))
  const numbers = counted.map(({ text }) => Number(typed.exec(text)?.[1]))
  const areInTurn = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  if (counted.length < fewest || !areInTurn) return [...lines]
  return lines.map((line) => {
    const [number = ''] = typed.exec(line.text) ?? []
    const [first, ...others] = line.cells
    if (number === '' || !first) return line
    const cells = [{ ...first, text: first.text.slice(number.length) }, ...others]
    return { ...line, text: line.text.slice(number.length), cells, isBullet: true }
  })
}
