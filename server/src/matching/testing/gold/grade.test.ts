import { describe, expect, test } from 'vitest'
import { levels } from './gold.ts'
import type { DoneWork, Offered, Wanted } from './gold.ts'
import { gradeOf } from './grade.ts'
import { relatedIn } from './related.ts'

const related = relatedIn(`
family pit: digger, dozer, grader
family office: clerk
near digger -> dozer
implies big-licence -> middle-licence
implies middle-licence -> licence`)

const wanted: Wanted = { work: 'dozer', level: 'senior', years: 3, needs: ['licence'] }

function graded(done: Partial<DoneWork>, has: Offered['has'] = ['licence']): number {
  const work = [{ kind: 'dozer', level: levels[2], years: 5, yearsAgo: 0, ...done }]
  return gradeOf(wanted, { work, has }, related)
}

describe('the same work', () => {
  test('is a three when nothing lacks', () => {
    expect(graded({})).toBe(3)
    expect(graded({ yearsAgo: 2, years: 3 })).toBe(3)
    expect(graded({ level: 'worker' })).toBe(3)
    expect(graded({ level: 'supervisor' })).toBe(3)
  })

  test.each<[string, Partial<DoneWork>, string[]]>([
    ['a need', {}, []],
    ['years', { years: 2 }, ['licence']],
    ['the level, from below', { level: 'trainee' }, ['licence']],
    ['the level, from above', { level: 'manager' }, ['licence']],
    ['freshness', { yearsAgo: 3 }, ['licence']],
    ['freshness, to the eighth year', { yearsAgo: 8 }, ['licence']],
  ])('is a two when %s lacks', (_, done, has) => {
    expect(graded(done, has)).toBe(2)
  })

  test('is a one when more lacks, or when it is long ago', () => {
    expect(graded({ years: 1 }, [])).toBe(1)
    expect(graded({ years: 1, level: 'trainee' })).toBe(1)
    expect(graded({ yearsAgo: 9 })).toBe(1)
  })
})

describe('other work', () => {
  test('that is near is a two with everything, and a one when something lacks', () => {
    expect(graded({ kind: 'digger' })).toBe(2)
    expect(graded({ kind: 'digger' }, [])).toBe(1)
    expect(graded({ kind: 'digger', years: 1, level: 'trainee' })).toBe(1)
  })

  test('of the same family is a one, with everything and with nothing', () => {
    expect(graded({ kind: 'grader' })).toBe(1)
    expect(graded({ kind: 'grader', years: 0 }, [])).toBe(1)
  })

  test('is nothing when it is far, or was long ago', () => {
    expect(graded({ kind: 'clerk' })).toBe(0)
    expect(graded({ kind: 'digger', yearsAgo: 9 })).toBe(0)
    expect(graded({ kind: 'grader', yearsAgo: 9 })).toBe(0)
  })

  test('is not near the other way round', () => {
    const work = [{ kind: 'dozer', level: levels[2], years: 5, yearsAgo: 0 }]
    expect(gradeOf({ ...wanted, work: 'digger' }, { work, has: ['licence'] }, related)).toBe(1)
  })
})

test('a ticket stands for what it includes', () => {
  expect(graded({}, ['big-licence'])).toBe(3)
})

test('the best of what somebody did counts', () => {
  const clerk = { kind: 'clerk', level: levels[1], years: 1, yearsAgo: 0 }
  const dozer = { kind: 'dozer', level: levels[2], years: 5, yearsAgo: 1 }
  expect(gradeOf(wanted, { work: [clerk, dozer], has: ['licence'] }, related)).toBe(3)
  expect(gradeOf(wanted, { work: [], has: [] }, related)).toBe(0)
})
