import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { withoutGroupLabels } from './labels-of-groups.ts'

/** Lines of cells; an empty first cell is not there. */
function textsOf(typed: string): string[] {
  const lines = typedResume(typed).lines.map((line) => {
    const cells = line.cells.filter(({ text }) => text !== '')
    return {
      ...line,
      cells,
      x: cells[0]?.x ?? line.x,
      text: cells.map(({ text }) => text).join('|'),
    }
  })
  return withoutGroupLabels(lines).map(({ text }) => text.replaceAll('\t', '|'))
}

test('kinds on the left of their tickets are left out', () => {
  const typed = `
    Trade || Certificate III (2011)
     || Electrical licence – expires 30/04/2028
    Safety || CPR – expires 12/03/2027
     || First Aid – expires 12/03/2029
    Driving || MR licence – expires 2031`
  expect(textsOf(typed)).toEqual([
    'Certificate III (2011)',
    'Electrical licence – expires 30/04/2028',
    'CPR – expires 12/03/2027',
    'First Aid – expires 12/03/2029',
    'MR licence – expires 2031',
  ])
})

test('tickets in two columns are no kinds', () => {
  const typed = 'White Card || Forklift\nFirst Aid || Bow tie method\nSnake handling || CPR'
  expect(textsOf(typed)).toEqual([
    'White Card|Forklift',
    'First Aid|Bow tie method',
    'Snake handling|CPR',
  ])
})
