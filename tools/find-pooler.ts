import { existsSync } from 'node:fs'
import { installPackage } from './install-package.ts'

const usual = [
  process.env['PGBOUNCER_PATH'],
  '/usr/sbin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
]

/** Where PgBouncer is; it is installed first where it is missing. */
export function poolerPath(): string {
  const path =
    findInstalled() ?? (installPackage('pgbouncer', 'PgBouncer') ? findInstalled() : undefined)
  if (!path) throw new Error('PgBouncer is missing: please install it (apt-get install pgbouncer)')
  return path
}

function findInstalled(): string | undefined {
  return usual.find((path) => path !== undefined && existsSync(path))
}
