import { readFileSync, writeFileSync } from 'node:fs'
import { readTable } from '../server/src/packaged/packaged-table.ts'
import outbackTowns from '../web/src/parts/map/data/outback-towns.json' with { type: 'json' }
import towns from '../web/src/parts/map/data/towns.json' with { type: 'json' }

/** Writes the roads and salt lakes of the web's map: lines in the pixels of a map at this zoom. */
const zoom = 10
const folder = new URL('../web/src/parts/map/data/', import.meta.url)

/** In degrees, latitude first. */
type Point = readonly [lat: number, lng: number]

export function makeMapLines(): string {
  const roads = readTable(textOf('highways.tsv'), ['by way of']).map((row) =>
    pointsOf(row['by way of']),
  )
  const lakes = lakesOf(readTable(textOf('salt-lakes.tsv'), ['name', 'outline']))
  const named = lakes
    .map(({ name, outlines }) => ({ name, ...middleOf(outlines[0] ?? []) }))
    .toSorted((one, other) => other.span - one.span)
    .map(({ name, lat, lng, span }) => JSON.stringify([name, lat, lng, span]))
  const saltLakes = lakes.flatMap(({ outlines }) => outlines.map(shore)).join('')
  return `{
  "zoom": ${zoom},
  "roads": "${roads.map(legs).join('')}",
  "saltLakes": "${saltLakes}",
  "lakes": [
    ${named.join(',\n    ')}
  ]
}
`
}

const known = new Map<string, Point>([
  ...towns.map(([name, state, , lat, lng]) => knownAs(name, state, lat, lng)),
  ...outbackTowns.map(([name, state, lat, lng]) => knownAs(name, state, lat, lng)),
])

function knownAs(...[name, state, lat, lng]: readonly unknown[]): [string, Point] {
  return [`${String(name)} ${String(state)}`, [Number(lat), Number(lng)]]
}

/** Towns by their names, and by their degrees what no list of towns has: a junction, a roadhouse. */
function pointsOf(way: string): Point[] {
  return way.split('; ').map((step) => {
    const [lat, lng] = step.split(',').map(Number)
    if (lat && lng) return [lat, lng]
    const town = known.get(step)
    if (!town) throw new Error(`No list of towns has "${step}"`)
    return town
  })
}

interface Lake {
  readonly name: string
  readonly outlines: Point[][]
}

/** A row without a name is another part of the lake above it. */
function lakesOf(rows: readonly { name: string; outline: string }[]): Lake[] {
  const lakes: Lake[] = []
  for (const { name, outline } of rows) {
    if (name) lakes.push({ name, outlines: [] })
    lakes.at(-1)?.outlines.push(pointsOf(outline))
  }
  return lakes
}

/** Straight from each to the next. */
function legs(points: readonly Point[]): string {
  const [start, ...rest] = points.map(toPixels)
  if (!start) return ''
  let [x, y] = start
  return `M${x} ${y}l${rest
    .map(([toX, toY]) => {
      const leg = `${toX - x} ${toY - y}`
      ;[x, y] = [toX, toY]
      return leg
    })
    .join(' ')}`
}

/** Round from the middle of each side to the middle of the next: a shore has no corners. */
function shore(outline: readonly Point[]): string {
  const corners = outline.map(toPixels)
  const middles = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)] as const
  })
  const turns = middles.map(([x, y], at) => `${(corners[at] ?? []).join(' ')} ${x} ${y}`)
  return `M${(middles.at(-1) ?? []).join(' ')}Q${turns.join(' ')}z`
}

/** And how wide or high it is, in the same pixels. */
function middleOf(outline: readonly Point[]): { lat: number; lng: number; span: number } {
  const lats = outline.map(([lat]) => lat)
  const lngs = outline.map(([, lng]) => lng)
  const [left, top] = toPixels([Math.max(...lats), Math.min(...lngs)])
  const [right, bottom] = toPixels([Math.min(...lats), Math.max(...lngs)])
  return { lat: mean(lats), lng: mean(lngs), span: Math.max(right - left, bottom - top) }
}

function mean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 100) / 100
}

/** The web's own projection: a sphere on a square. */
function toPixels([lat, lng]: Point): [x: number, y: number] {
  const size = 256 * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [
    Math.round(((lng + 180) / 360) * size),
    Math.round((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size),
  ]
}

function textOf(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8')
}

if (import.meta.main) writeFileSync(new URL('lines.json', folder), makeMapLines())
