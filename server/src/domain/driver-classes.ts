/** Classes of a driver licence, from the lightest: whoever holds one may drive all before it. */
export const driverClasses = [
  { short: 'C', name: 'Car' },
  { short: 'LR', name: 'Light Rigid' },
  { short: 'MR', name: 'Medium Rigid' },
  { short: 'HR', name: 'Heavy Rigid' },
  { short: 'HC', name: 'Heavy Combination' },
  { short: 'MC', name: 'Multi Combination' },
] as const
export type DriverClass = (typeof driverClasses)[number]['short']

/** Those by which a driver may be called; nobody is looked for as a "C driver". */
const called = driverClasses.slice(1)

/** The lightest class that a name of a driver names: "HR driver", "heavy combination truck driver". */
export function classNamedIn(text: string): DriverClass | undefined {
  return called.find(({ short, name }) =>
    new RegExp(String.raw`\b(?:${short}|${name.replace(' ', String.raw`[\s-]+`)})\b`, 'iu').test(
      text,
    ),
  )?.short
}

/** The class and all that stand above it. */
export function classesFrom(least: DriverClass) {
  return driverClasses.slice(driverClasses.findIndex(({ short }) => short === least))
}
