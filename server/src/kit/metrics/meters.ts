/** What a figure is about, such as the call that it belongs to. */
type Labels<Name extends string = string> = Readonly<Record<Name, string>>

/** Something that is measured, told in the text format of Prometheus. */
export interface Meter {
  lines(): string[]
}

export interface Counter<Name extends string> extends Meter {
  count(labels: Labels<Name>): void
}

/** Counts up for as long as the process lives. */
export function counter<const Name extends string>(name: string, help: string): Counter<Name> {
  const counts = byLabels<Name, { made: number }>(() => ({ made: 0 }))
  return {
    count(labels) {
      counts.of(labels).made += 1
    },
    lines: () => [
      ...headOf(name, 'counter', help),
      ...counts.all().map(([labels, { made }]) => line(name, labels, made)),
    ],
  }
}

export interface Level<Name extends string> extends Meter {
  /** Falls where it is less than nothing. */
  rise(by: number, labels: Labels<Name>): void
}

/** Goes up and down while the process lives. */
export function level<const Name extends string>(name: string, help: string): Level<Name> {
  const levels = byLabels<Name, { now: number }>(() => ({ now: 0 }))
  return {
    rise(by, labels) {
      levels.of(labels).now += by
    },
    lines: () => [
      ...headOf(name, 'gauge', help),
      ...levels.all().map(([labels, { now }]) => line(name, labels, now)),
    ],
  }
}

export interface Stopwatch<Name extends string> extends Meter {
  took(seconds: number, labels: Labels<Name>): void
}

/** From what comes out of memory to what nobody waits for. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long something took, counted in steps, so that the figures of many processes can be added up. */
export function stopwatch<const Name extends string>(name: string, help: string): Stopwatch<Name> {
  const times = byLabels<Name, { steps: number[]; seconds: number }>(() => ({
    steps: [...bounds, Infinity].map(() => 0),
    seconds: 0,
  }))
  return {
    took(seconds, labels) {
      const time = times.of(labels)
      const step = bounds.findIndex((bound) => seconds <= bound)
      const at = step === -1 ? bounds.length : step
      time.steps[at] = (time.steps[at] ?? 0) + 1
      time.seconds += seconds
    },
    lines: () => [
      ...headOf(name, 'histogram', help),
      ...times.all().flatMap(([labels, { steps, seconds }]) => {
        const within = addedUp(steps)
        return [
          ...within.map((made, at) => {
            const bound = String(bounds[at] ?? '+Inf')
            return line(`${name}_bucket`, `${labels},le="${bound}"`, made)
          }),
          line(`${name}_sum`, labels, seconds),
          line(`${name}_count`, labels, within.at(-1) ?? 0),
        ]
      }),
    ],
  }
}

/** A step holds all that took no longer than its bound, those of the steps below it too. */
function addedUp(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((made) => (sum += made))
}

/** One figure for each set of labels. They are written down when somebody looks, not with every call. */
function byLabels<Name extends string, Figure>(begin: () => Figure) {
  const figures = new Map<string, { labels: Labels<Name>; figure: Figure }>()
  return {
    of(labels: Labels<Name>): Figure {
      const key = Object.values(labels).join('\n')
      const known = figures.get(key)
      if (known) return known.figure
      const figure = begin()
      figures.set(key, { labels, figure })
      return figure
    },
    all: () =>
      [...figures.values()].map(({ labels, figure }) => [written(labels), figure] as const),
  }
}

/** Figures of this moment. */
export function gauge(
  name: string,
  help: string,
  figures: readonly { readonly value: number; readonly labels?: Labels }[],
): string[] {
  return [
    ...headOf(name, 'gauge', help),
    ...figures.map(({ labels = {}, value }) => line(name, written(labels), value)),
  ]
}

function headOf(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function line(name: string, labels: string, value: number): string {
  return labels ? `${name}{${labels}} ${value}` : `${name} ${value}`
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"]/g, String.raw`\$&`)}"`)
    .join(',')
}
