import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'web/dist')
const stamp = path.join(dist, '.built-from')

/** Builds the app unless the build that stands was made from the very same sources. */
export async function buildWebIfChanged(): Promise<void> {
  const sources = fingerprintOf([
    'web/{src,public}/**/*',
    'web/*.{ts,html,json}',
    'wire/src/**/*',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  process.stderr.write('Building the app…\n')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'web'),
    stdio: ['ignore', 2, 2],
  })
  if (built.status !== 0) throw new Error('The app could not be built')
  compress()
  writeFileSync(stamp, sources)
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root }).toSorted()) {
    const whole = path.join(root, file)
    if (statSync(whole).isFile()) hash.update(file).update(readFileSync(whole))
  }
  return hash.digest('hex')
}

/** The files are packed once here, so that serving them costs nothing. */
function compress(): void {
  for (const file of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: dist })) {
    const whole = path.join(dist, file)
    const bytes = readFileSync(whole)
    if (bytes.length < 1024) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(`${whole}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${whole}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.main) await buildWebIfChanged()
