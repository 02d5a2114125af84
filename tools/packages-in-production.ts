/** What npm keeps of a package, or of a workspace, in package-lock.json. */
interface Locked {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly optional?: boolean
  /** Of a workspace: where it lies. */
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly name: string
  readonly version: string
  readonly packages: Readonly<Record<string, Locked>>
}

export interface Package {
  readonly name: string
  readonly version: string
  readonly license: string | undefined
  readonly integrity: string
  /** Only some platforms have it. */
  readonly isOptional: boolean
  readonly needs: readonly Package[]
}

/** What runs, or reaches a browser, where the product is used; the others build and test it. */
const workspaces = ['', 'server', 'web', 'wire']

/** What the product itself needs; each package leads to what it needs in turn. */
export function packagesInProduction({ packages }: Lock): readonly Package[] {
  const read = new Map<string, Package>()

  function packageAt(place: string): Package {
    const former = read.get(place)
    if (former) return former
    const { name, version, license, integrity, optional = false } = packages[place] ?? {}
    if (!version || !integrity) throw new Error(`${place} is not locked`)
    const needs: Package[] = []
    const found = {
      name: name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      integrity,
      isOptional: optional,
      needs,
    }
    // Before what it needs, which may need it in turn.
    read.set(place, found)
    needs.push(...neededAt(place))
    return found
  }

  function neededAt(place: string): Package[] {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    return names.flatMap((name) => {
      const found = placeOf(name, place)
      return found === undefined || packages[found]?.link ? [] : [packageAt(found)]
    })
  }

  /** Found as Node finds it: in the nearest folder. What is not locked was a peer that nobody needs. */
  function placeOf(name: string, from: string): string | undefined {
    for (
      let folder: string | undefined = from;
      folder !== undefined;
      folder = folderAbove(folder)
    ) {
      const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
      if (packages[place]) return place
    }
    return undefined
  }

  return workspaces.flatMap(neededAt)
}

function folderAbove(folder: string): string | undefined {
  if (folder === '') return undefined
  const end = folder.lastIndexOf('/node_modules/')
  return end < 0 ? '' : folder.slice(0, end)
}
