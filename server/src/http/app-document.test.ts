import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { DocumentAt } from './app-document.ts'
import { readDocument } from './app-document.ts'

const config = readConfig({ APP_URL: 'http://headframe.test' })
const frontDoors = {
  '/contractor/login': ['/assets/login.js', '/assets/forms.js'],
  '/reset-password/$token': ['/assets/reset.js'],
}

let documentAt: DocumentAt

beforeAll(async () => {
  const dist = await aBuild()
  const read = await readDocument(dist, config)
  await rm(dist, { recursive: true })
  if (!read) throw new Error('The build was not found')
  documentAt = read
})

test('a screen that people come to from outside finds its files named in the document', () => {
  expect(filesNamedAt('/contractor/login')).toEqual(['/assets/login.js', '/assets/forms.js'])
  expect(filesNamedAt('/contractor/login/')).toEqual(['/assets/login.js', '/assets/forms.js'])
  expect(filesNamedAt('/reset-password/q7Rk2')).toEqual(['/assets/reset.js'])
})

test('nothing is fetched ahead for any other address', () => {
  expect(filesNamedAt('/contractor/profile')).toEqual([])
  expect(filesNamedAt('/reset-password')).toEqual([])
  expect(filesNamedAt('/reset-password/q7Rk2/more')).toEqual([])
  expect(filesNamedAt('/somewhere/contractor/login')).toEqual([])
})

test('the document of every address tells where the API is', () => {
  for (const address of ['/contractor/login', '/contractor/profile']) {
    expect(documentAt(address)).toContain(`<meta name="api-url" content="${config.apiUrl}" />`)
  }
})

test('without a build there is no document', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'headframe-dist-'))
  onTestFinished(() => rm(empty, { recursive: true }))

  expect(await readDocument(empty, config)).toBeUndefined()
})

test('a build that lists no files ahead is served all the same', async () => {
  const dist = await aBuild()
  onTestFinished(() => rm(dist, { recursive: true }))
  await rm(path.join(dist, 'front-doors.json'))

  const document = (await readDocument(dist, config))?.('/contractor/login')

  expect(document).toContain('name="api-url"')
  expect(document).not.toContain('modulepreload')
})

function filesNamedAt(address: string): string[] {
  return [...documentAt(address).matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
}

async function aBuild(): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'headframe-dist-'))
  const html = '<!doctype html>\n<html>\n  <head>\n  </head>\n  <body></body>\n</html>\n'
  await writeFile(path.join(dist, 'index.html'), html)
  await writeFile(path.join(dist, 'front-doors.json'), JSON.stringify(frontDoors))
  return dist
}
