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
  const counts = new Map<string, number>()
  return {
    count(labels) {
      const key = written(labels)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    lines: () => [
      ...headOf(name, 'counter', help),
      ...[...counts].map(([labels, value]) => line(name, labels, value)),
    ],
  }
}

export interface Level<Name extends string> extends Meter {
  /** Falls where it is less than nothing. */
  rise(by: number, labels: Labels<Name>): void
}

/** Goes up and down while the process lives. */
export function level<const Name extends string>(name: string, help: string): Level<Name> {
  const levels = new Map<string, number>()
  return {
    rise(by, labels) {
      const key = written(labels)
      levels.set(key, (levels.get(key) ?? 0) + by)
    },
    lines: () => [
      ...headOf(name, 'gauge', help),
      ...[...levels].map(([labels, value]) => line(name, labels, value)),
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
  const times = new Map<string, { within: number[]; made: number; seconds: number }>()
  return {
    took(seconds, labels) {
      const key = written(labels)
      const time = times.get(key) ?? { within: bounds.map(() => 0), made: 0, seconds: 0 }
      time.made += 1
      time.seconds += seconds
      // A step holds all that took no longer than its bound, those of the steps below it too.
      time.within = time.within.map((made, at) => (seconds <= (bounds[at] ?? 0) ? made + 1 : made))
      times.set(key, time)
    },
    lines: () => [
      ...headOf(name, 'histogram', help),
      ...[...times].flatMap(([labels, { within, made, seconds }]) => [
        ...within.map((count, at) =>
          line(`${name}_bucket`, `${labels},le="${String(bounds[at])}"`, count),
        ),
        line(`${name}_bucket`, `${labels},le="+Inf"`, made),
        line(`${name}_sum`, labels, seconds),
        line(`${name}_count`, labels, made),
      ]),
    ],
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
