import { useId } from 'react'

import { inFigures } from '../../lib/figures.ts'
import { cn } from '../cn.ts'
import { Button } from '../form/button.tsx'
import type { Tone } from '../tone.ts'

interface Line {
  name: string
  /** One for each head. */
  values: readonly number[]
  tone: Exclude<Tone, 'neutral' | 'danger'>
}

interface LineChartProps {
  /** What it shows, in a few words. */
  caption: string
  /** Under the axis, one for each value; as many are shown as there is room for. */
  heads: readonly string[]
  /** The same in whole words. */
  rowNames: readonly string[]
  /** What a row is: "Day". */
  rowsName: string
  /** Where the axis ends. */
  top: number
  lines: readonly Line[]
  /** Whether the table is seen, too. */
  isTable: boolean
  onTable: (isTable: boolean) => void
}

/** No line is known by its colour alone: each has its own strokes, too. */
const strokes = {
  info: { className: 'text-info', dash: undefined },
  gum: { className: 'text-gum', dash: '7 3' },
  primary: { className: 'text-primary', dash: '2 3' },
  warn: { className: 'text-warn-ink', dash: '10 3 2 3' },
} as const

/** Counts over time as lines, with the same in a table for whoever cannot see them or takes them along. */
export function LineChart({
  caption,
  heads,
  rowNames,
  rowsName,
  top,
  lines,
  isTable,
  onTable,
}: LineChartProps) {
  const tableId = useId()

  return (
    <figure className="flex flex-col gap-4">
      <figcaption className="sr-only">{caption}</figcaption>
      <Legend lines={lines} />
      <Plot {...{ heads, rowNames, top, lines }} />
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        aria-expanded={isTable}
        aria-controls={tableId}
        onClick={() => onTable(!isTable)}
      >
        {isTable ? 'Hide the table' : 'Show as a table'}
      </Button>
      <div
        id={tableId}
        role="region"
        aria-label={`${caption}, as a table`}
        // It scrolls, so that the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isTable ? 0 : undefined}
        className={isTable ? 'overflow-x-auto' : 'sr-only'}
      >
        <Values {...{ caption, rowNames, rowsName, lines }} />
      </div>
    </figure>
  )
}

/** What each line is, and how many it counts in all. */
function Legend({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {lines.map(({ name, tone, values }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 28 8" className={cn('h-2 w-7', strokes[tone].className)}>
            <Stroke points="0,4 28,4" dash={strokes[tone].dash} />
          </svg>
          {name}
          <span className="num font-semibold">
            {inFigures(values.reduce((sum, value) => sum + value, 0))}
          </span>
        </li>
      ))}
    </ul>
  )
}

type PlotProps = Pick<LineChartProps, 'heads' | 'rowNames' | 'top' | 'lines'>

function Plot({ heads, rowNames, top, lines }: PlotProps) {
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-2">
      <div className="num flex h-56 flex-col justify-between text-right">
        {[top, top / 2, 0].map((value) => (
          <span key={value} className="-my-2">
            {inFigures(Math.round(value))}
          </span>
        ))}
      </div>
      <div className="relative h-56 border-b border-line-strong">
        <div className="absolute inset-x-0 top-0 border-t border-line" />
        <div className="absolute inset-x-0 top-1/2 border-t border-line" />
        <svg
          viewBox={`0 0 ${heads.length} ${top}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {lines.map(({ name, tone, values }) => (
            <g key={name} className={strokes[tone].className}>
              <Stroke
                dash={strokes[tone].dash}
                points={values.map((value, at) => `${at + 0.5},${top - value}`).join(' ')}
              />
            </g>
          ))}
        </svg>
        <Columns heads={rowNames} lines={lines} />
      </div>
      <span />
      <Heads heads={heads} />
    </div>
  )
}

const mostHeads = 7

/** As many as there is room for, from the end, where today is; on a phone every other of them. */
function Heads({ heads }: { heads: readonly string[] }) {
  const every = Math.ceil(heads.length / mostHeads)
  return (
    <div className="num mt-2 flex">
      {heads.map((head, at) => {
        const fromEnd = heads.length - 1 - at
        return (
          <span key={head} className="min-w-0 flex-1 text-center whitespace-nowrap">
            {fromEnd % every === 0 && (
              <span
                className={cn(
                  'inline-flex w-0 justify-center',
                  fromEnd % (every * 2) !== 0 && 'max-sm:hidden',
                )}
              >
                {head}
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}

function Stroke({ points, dash }: { points: string; dash: string | undefined }) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeDasharray={dash}
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** A strip for each place on the axis: pointed at, it tells its values. */
function Columns({ heads, lines }: { heads: readonly string[]; lines: readonly Line[] }) {
  return (
    <div className="absolute inset-0 flex">
      {heads.map((head, at) => (
        <div key={head} className="group relative flex-1">
          <div className="absolute inset-y-0 left-1/2 hidden border-l border-line-strong group-hover:block" />
          <div
            className={cn(
              'pointer-events-none absolute top-0 z-10 hidden w-max rounded-md border border-line bg-raised p-3 text-sm text-ink shadow-e2 group-hover:block',
              at * 2 < heads.length ? 'left-full' : 'right-full',
            )}
          >
            <p className="font-semibold">{head}</p>
            {lines.map(({ name, values }) => (
              <p key={name} className="flex justify-between gap-4">
                {name}
                <span className="num font-semibold">{inFigures(values[at] ?? 0)}</span>
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

type ValuesProps = Pick<LineChartProps, 'caption' | 'rowNames' | 'rowsName' | 'lines'>

function Values({ caption, rowNames, rowsName, lines }: ValuesProps) {
  return (
    <table className="num w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left">
          <th scope="col" className="py-2 pr-4">
            {rowsName}
          </th>
          {lines.map(({ name }) => (
            <th key={name} scope="col" className="py-2 pl-4 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowNames.map((rowName, at) => (
          <tr key={rowName} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
              {rowName}
            </th>
            {lines.map(({ name, values }) => (
              <td key={name} className="py-1.5 pl-4 text-right">
                {inFigures(values[at] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
