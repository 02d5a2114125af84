import { expect, test } from 'vitest'
import { readPackagedTable } from '../../packaged/packaged-table.ts'
import { type PackagedPlace, readPackagedPlaces } from './packaged-places.ts'

/** South, north, west and east of each state, its islands and near waters included. */
const bounds: Record<string, [number, number, number, number]> = {
  WA: [-35.3, -13.5, 112.5, 129.1],
  NT: [-26.1, -10.8, 128.9, 138.1],
  SA: [-38.2, -25.9, 128.9, 141.1],
  QLD: [-29.3, -9, 137.9, 153.7],
  NSW: [-37.6, -28.1, 140.9, 159.2],
  ACT: [-36, -35, 148.7, 149.5],
  VIC: [-39.2, -33.9, 140.9, 150.1],
  TAS: [-43.8, -39.2, 143.7, 148.7],
}
const australiaWithIslands: [number, number, number, number] = [-44, -9, 96, 168]

const places = readPackagedPlaces()

function liesWhereItSays({ state, lat, lng }: PackagedPlace): boolean {
  const [south, north, west, east] = (state && bounds[state]) || australiaWithIslands
  return south <= lat && lat <= north && west <= lng && lng <= east
}

test('every packaged place lies in the state that it names', () => {
  expect(places.filter((place) => !liesWhereItSays(place))).toEqual([])
})

test('the lists hold the localities, regions and mine sites of Australia', () => {
  const count = Object.groupBy(places, ({ sort }) => sort)

  expect(count.locality).toHaveLength(15_317)
  expect(count.state).toHaveLength(8)
  expect(count.region?.length).toBeGreaterThan(50)
  expect(count.mine?.length).toBeGreaterThan(220)
  expect(places.filter(({ weight, label }) => !(weight > 0) || label === '')).toEqual([])
})

test('no two packaged places share a label', () => {
  const labels = Map.groupBy(places, ({ label }) => label)

  expect([...labels].filter(([, sharing]) => sharing.length > 1)).toEqual([])
})

test('every other name is that of a locality that there is', () => {
  const labels = new Set(places.map(({ label }) => label))
  const rows = readPackagedTable('locality-names.tsv', ['locality', 'state', 'postcode'])

  expect(rows.length).toBeGreaterThan(0)
  const unknown = rows
    .map(({ locality, state, postcode }) => `${locality} ${state} ${postcode}`)
    .filter((label) => !labels.has(label))
  expect(unknown).toEqual([])
})
