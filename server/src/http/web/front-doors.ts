import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A screen that people come to from outside, as the build of the app describes it. */
export interface FrontDoor {
  readonly files: readonly string[]
  /** The call whose answer it shows first, with `$name` for the parts of its address. */
  readonly asks?: string
  /**
   * What can be seen before the app runs, what it is called and what is said of it to search engines
   * and in shared links; `{{field}}` stands for the answer's.
   */
  readonly look?: string
  readonly title?: string
  readonly says?: string
}

/** The door at an address and what is asked there. */
export type DoorAt = (
  pathname: string,
  query: string,
) => { door: FrontDoor; parts: Parts } | undefined

export type Parts = Readonly<Record<string, string>>

export async function readFrontDoors(dist: string): Promise<DoorAt> {
  const list = path.join(dist, 'front-doors.json')
  // A build without the list is served all the same: its screens only come a little later.
  if (!existsSync(list)) return () => undefined
  // Written by our own build, beside the document.
  const listed = JSON.parse(await readFile(list, 'utf8')) as Record<string, FrontDoor>
  const doors = Object.entries(listed).map(([address, door]) => {
    const [pathname = '', query] = address.split('?')
    return { pattern: patternOf(pathname), wanted: [...new URLSearchParams(query)], door }
  })

  return (pathname, query) => {
    const asked = new URLSearchParams(query)
    for (const { pattern, wanted, door } of doors) {
      const match = pattern.exec(pathname)
      const isFor = wanted.every(([name, value]) => asked.get(name) === value)
      if (match && isFor) return { door, parts: { ...match.groups } }
    }
    return undefined
  }
}

/** `$name` stands for any one part of the address. A backslash would be a further part to whoever is asked. */
function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/\$(\w+)/g, '(?<$1>[^/\\\\]+)')}/?$`)
}

/**
 * What the screen at this address asks for first, if that is known before the app runs: how an
 * address's own question becomes that of a list is the app's business.
 */
export function askedFor({ asks }: FrontDoor, parts: Parts, query: string): string | undefined {
  if (asks?.includes('?') && query) return undefined
  return asks?.replaceAll(/\$(\w+)/g, (_, name: string) => parts[name] ?? '')
}
