import { driverClasses } from '../resumes/facts/licences/names/class-letters.ts'

interface DriverClass {
  readonly short: string
  /** "Heavy Rigid" */
  readonly name: string
}

/** From the lightest: whoever holds one may drive all before it. */
const ladder: readonly DriverClass[] = Object.entries(driverClasses).map(([short, name]) => ({
  short,
  name: name.replace(` (${short})`, ''),
}))

/** Those by which a driver may be called; nobody is looked for as a "C driver". */
const called = ladder
  .filter(({ short }) => short !== 'C')
  .map(({ short, name }) => ({
    short,
    words: new RegExp(String.raw`\b(?:${short}|${name.replace(' ', String.raw`[\s-]+`)})\b`, 'iu'),
  }))

/** The lightest class that a name of a driver names: "HR driver", "heavy combination truck driver". */
export function classNamedIn(text: string): string | undefined {
  return called.find(({ words }) => words.test(text))?.short
}

/** The class and all that stand above it. */
export function classesFrom(least: string): readonly DriverClass[] {
  return ladder.slice(ladder.findIndex(({ short }) => short === least))
}
