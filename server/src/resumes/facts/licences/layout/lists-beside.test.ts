import { expect, test } from 'vitest'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readSections } from '../../sections/read-sections.ts'
import type { Section } from '../../sections/read-sections.ts'
import { withListsBeside } from './lists-beside.ts'
import { readLicences } from '../read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const lines = typedResume('Dogging\nForklift\nBA\nHR Truck\nWhite Card\nPerth').lines

/** The lines of a section, each so far down the page. */
function section(
  kind: Section['kind'],
  column: number,
  ...placed: readonly (readonly [number, number])[]
): Section {
  const own = placed.flatMap(([at, y]) => {
    const line = lines[at]
    return line ? [{ ...line, column, y }] : []
  })
  return { kind, lines: own }
}

const textsOf = (sections: readonly Section[]) =>
  sections.map((one) => one.lines.map(({ text }) => text))

test('what stands beside a list of tickets at its height goes on with it', () => {
  const list = section('licences', 0, [0, 100], [1, 110], [4, 120])
  const beside = section('head', 1, [5, 40], [2, 100], [3, 110], [4, 120])
  expect(textsOf(withListsBeside([list, beside]))).toEqual([
    ['Dogging', 'Forklift', 'White Card', 'BA', 'HR Truck', 'White Card'],
    ['Perth'],
  ])
})

test('what is of somebody else’s height, or of other things, stays', () => {
  const list = section('licences', 0, [0, 100], [1, 110])
  const below = section('head', 1, [3, 200], [4, 210])
  const others = section('head', 2, [5, 100], [5, 105], [5, 110], [3, 110])
  expect(withListsBeside([list, below, others])).toEqual([list, below, others])
})

test('at the side of a page names and dates beside each other are tickets, below whatever heading', () => {
  const typed = `
    ! Nerida Coleman
    Cobar NSW 2835
    # Career
    ** Mine Surveyor, Acme Mining
    Jan 2020 – present
    >> ** Registered
    >> Mining surveyor (Underground) || annual
    >> RePL (CASA) 1021187 || no expiry
    >> AROC || 2022
    >> # Getting around
    >> C NSW 18822001 || Jan 2031
    >> 4WD recovery || 2019`
  const licences = readLicences(readSections(typedResume(typed)), asOf)
  expect(licences.map(({ name, expiry }) => `${name} ${expiry ?? ''}`.trim())).toEqual([
    'Mining surveyor (Underground)',
    'Remote Pilot Licence (RePL)',
    'AROC',
    'Car (C) Jan 2031',
    '4WD recovery',
  ])
})
