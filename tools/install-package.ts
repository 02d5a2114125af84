import { spawnSync } from 'node:child_process'

/** Installs a package of Debian's; false where that cannot be, or we may not. */
export function installPackage(name: string, words: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  process.stderr.write(`Installing ${words}…\n`)
  const quiet = {
    stdio: ['ignore', 'ignore', 2] as ('ignore' | number)[],
    // A service that comes with it is not started.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  const install = [
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'DPkg::Lock::Timeout=300',
    name,
  ]
  return spawnSync('apt-get', install, quiet).status === 0
}
