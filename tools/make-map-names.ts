import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { kilometresBetween } from '../server/src/domain/distance.ts'
import type { Point } from '../server/src/domain/distance.ts'
import { readPackagedTable } from '../server/src/packaged/packaged-table.ts'
import outbackTowns from '../web/src/parts/map/data/outback-towns.json' with { type: 'json' }
import towns from '../web/src/parts/map/data/towns.json' with { type: 'json' }

/** Writes the names that the web's map takes from the server's lists of places. */
export function makeMapNames(): Record<'sites.json' | 'localities.json', string> {
  return { 'sites.json': asRows(sites()), 'localities.json': asRows(localities()) }
}

type Row = readonly (string | number)[]

function sites(): Row[] {
  return readPackagedTable('mine-sites.tsv', ['name', 'state', 'kind', 'lat', 'lng']).map((row) => [
    row.name,
    row.state,
    row.kind,
    Number(row.lat),
    Number(row.lng),
  ])
}

/** With fewer addresses it is a road with some farms. */
const fewestAddresses = 100
/** Nearer to a greater one, its name would have no room however near one comes. */
const apartKm = 6
/** One without a neighbour is so wide that the mean of its addresses lies where nobody lives. */
const neighbourKm = 15

interface Locality extends Point {
  readonly name: string
  readonly state: string
  readonly addresses: number
}

/** The small places between the towns that the map knows, the greater before the smaller. */
function localities(): Row[] {
  const all: Locality[] = readPackagedTable('localities.tsv', [
    'name',
    'state',
    'addresses',
    'lat',
    'lng',
  ]).map((row) => ({
    ...row,
    addresses: Number(row.addresses),
    lat: Number(row.lat),
    lng: Number(row.lng),
  }))
  const everything = gridOf(all)
  const named = gridOf([
    ...towns.map(([, , , lat, lng]) => ({ lat: Number(lat), lng: Number(lng) })),
    ...outbackTowns.map(([, , lat, lng]) => ({ lat: Number(lat), lng: Number(lng) })),
  ])
  const kept = all
    .filter(({ addresses, state }) => addresses >= fewestAddresses && state !== '')
    .toSorted((one, other) => other.addresses - one.addresses)
    .filter((place) => {
      const isSmall = everything.within(neighbourKm, place).length > 1
      if (!isSmall || named.within(apartKm, place).length > 0) return false
      named.add(place)
      return true
    })
  return kept.map(({ name, state, lat, lng }) => [
    name,
    state,
    toHundredths(lat),
    toHundredths(lng),
  ])
}

/** Points by the quarter of a degree in which they lie, so that only neighbours are compared. */
function gridOf(points: readonly Point[]) {
  const cells = new Map<string, Point[]>()
  const pointsIn = (row: number, column: number) => cells.get(`${row} ${column}`) ?? []

  function add(point: Point) {
    const [row, column] = [cellOf(point.lat), cellOf(point.lng)]
    cells.set(`${row} ${column}`, [...pointsIn(row, column), point])
  }

  for (const point of points) add(point)
  const around = [-1, 0, 1]
  return {
    add,
    within: (km: number, place: Point) =>
      around
        .flatMap((down) =>
          around.flatMap((along) => pointsIn(cellOf(place.lat) + down, cellOf(place.lng) + along)),
        )
        .filter((other) => kilometresBetween(place, other) < km),
  }
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * 4)
}

function toHundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** One a line, so that a new release of a list shows as a readable difference. */
function asRows(rows: readonly Row[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
}

if (import.meta.main) {
  const folder = path.resolve(import.meta.dirname, '../web/src/parts/map/data')
  for (const [file, text] of Object.entries(makeMapNames())) {
    writeFileSync(path.join(folder, file), text)
  }
}
