import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { DocumentAt } from './app-document.ts'
import { readDocument } from './app-document.ts'
import type { Inside } from '../headers.ts'

const config = readConfig({ APP_URL: 'http://headframe.test' })
const frontDoors = {
  '/contractor/login': { files: ['/assets/login.css', '/assets/login.js', '/assets/forms.js'] },
  '/reset-password/$token': { files: ['/assets/reset.js'] },
  '/jobs?view=map': { files: [], look: '<h1>Jobs on a map</h1>' },
  '/jobs': {
    files: [],
    asks: '/get-jobs?page=1',
    look: '<h1>Jobs</h1>',
    title: 'Find jobs',
  },
  '/job/$jobId': {
    files: [],
    asks: '/get-job/$jobId',
    look: '<h1>{{title}}</h1>',
    title: '{{title}} at {{company_name}}',
    says: '{{title}}, and more.',
  },
}

let documentAt: DocumentAt
let inside: Inside

beforeAll(async () => {
  const dist = await aBuild()
  const read = await readDocument(dist, config)
  await rm(dist, { recursive: true })
  if (!read) throw new Error('The build was not found')
  documentAt = read.at
  inside = read.inside
})

test('a screen that people come to from outside finds its files named in the document', async () => {
  expect(await filesNamedAt('/contractor/login')).toEqual(['/assets/login.js', '/assets/forms.js'])
  expect(await filesNamedAt('/contractor/login/')).toEqual(['/assets/login.js', '/assets/forms.js'])
  expect(await filesNamedAt('/reset-password/q7Rk2')).toEqual(['/assets/reset.js'])
  expect(await documentOf('/contractor/login')).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/login.css">',
  )
})

test('nothing is fetched ahead for any other address', async () => {
  expect(await filesNamedAt('/contractor/profile')).toEqual([])
  expect(await filesNamedAt('/reset-password')).toEqual([])
  expect(await filesNamedAt('/reset-password/q7Rk2/more')).toEqual([])
  expect(await filesNamedAt('/somewhere/contractor/login')).toEqual([])
})

test('the document of every address tells where the API is', async () => {
  for (const address of ['/contractor/login', '/contractor/profile']) {
    expect(await documentOf(address)).toContain(
      `<meta name="api-url" content="${config.apiUrl}" />`,
    )
  }
})

test('it tells whom people may write to, where somebody is named', async () => {
  const dist = await aBuild()
  onTestFinished(() => rm(dist, { recursive: true }))
  const named = readConfig({ CONTACT_EMAIL: "o'hara@headframe.example" })

  const document = (await readDocument(dist, named))?.at('/contractor/profile', '', nothing)

  expect(document).toContain('<meta name="contact" content="o&#39;hara@headframe.example" />')
  expect(await documentOf('/contractor/profile')).not.toContain('name="contact"')
})

test('what stands in it may take effect, told by what it says', () => {
  expect(inside).toEqual({
    scripts: [contentName('\n  sayHello()\n')],
    styles: [contentName('h1 { color: red }')],
  })
})

describe('what is known before the app runs', () => {
  const job = { title: 'Fitter <b>& $& more', company_name: `Rock "n" Sons`, more: '</script>' }

  test('the document shows it, names itself after it and brings it along', async () => {
    const document = await documentOf('/job/fitter-1a2b', '', job)

    expect(document).toContain(
      '<div id="root"><h1>Fitter &lt;b&gt;&amp; $&amp; more</h1></div><script',
    )
    const name = 'Fitter &lt;b&gt;&amp; $&amp; more at Rock &quot;n&quot; Sons · Headframe'
    expect(document).toContain(`<title>${name}</title>`)
    expect(document).toContain(`<meta property="og:title" content="${name}" />`)
    expect(document).toContain('content="Fitter &lt;b&gt;&amp; $&amp; more, and more."')
    expect(broughtBy(document)).toEqual([
      { url: '/get-job/fitter-1a2b', headers: { 'x-page': '1' }, body: job },
    ])
    expect(document.match(/<\/script>/g)).toHaveLength(3)
  })

  test('without an answer the document is that of any address, but for what stands in no answer', async () => {
    const document = await documentOf('/job/gone')
    expect(document).toContain('<div id="root"></div>')
    expect(document).toContain('<title>Headframe</title>')
    expect(document).toContain('content="A marketplace."')
    expect(broughtBy(document)).toBeUndefined()

    expect(await documentOf('/jobs')).toContain('<div id="root"><h1>Jobs</h1></div>')
    expect(await documentOf('/jobs')).toContain('<script type="module" fetchpriority="low" src=')
    expect(await documentOf('/jobs')).toContain('<title>Find jobs · Headframe</title>')
  })

  test('what there is to see waits for no file: neither for style nor for typefaces', async () => {
    const seen = await documentOf('/jobs')
    expect(seen).toContain('<style>h1 { color: red }</style>')
    expect(seen).not.toMatch(/stylesheet|woff2/)

    const unseen = await documentOf('/contractor/login')
    expect(unseen).toContain('<link rel="stylesheet" crossorigin href="/a.css">')
    expect(unseen).toContain('href="/a.woff2"')
  })

  test('an answer without a field that is wanted shows nothing', async () => {
    expect(await documentOf('/job/fitter', '', { name: 'Fitter' })).toContain(
      '<div id="root"></div>',
    )
  })

  test('a list is only asked for where the address asks nothing of its own', async () => {
    expect(broughtBy(await documentOf('/jobs', '', []))).toEqual([
      { url: '/get-jobs?page=1', headers: { 'x-page': '1' }, body: [] },
    ])
    expect(broughtBy(await documentOf('/jobs', 'page=2', []))).toBeUndefined()
    expect(broughtBy(await documentOf('/job/fitter', 'utm=x', job))).toHaveLength(1)
  })

  test('what there is to see can depend on what the address asks', async () => {
    const map = '<div id="root"><h1>Jobs on a map</h1></div>'
    expect(await documentOf('/jobs', 'view=map', [])).toContain(map)
    expect(await documentOf('/jobs', 'search=fitter&view=map', [])).toContain(map)
    expect(await documentOf('/jobs', 'view=list', [])).toContain('<h1>Jobs</h1>')
  })

  test('an address cannot lead to another call', async () => {
    expect(broughtBy(await documentOf('/job/..\\..\\docs', '', job))).toBeUndefined()
  })
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

  const document = (await readDocument(dist, config))?.at('/contractor/login', '', nothing)

  expect(document).toContain('name="api-url"')
  expect(document).not.toContain('modulepreload')
})

function contentName(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const nothing = () => Promise.resolve(undefined)

/** The document of an address, where the API answers with this body. */
async function documentOf(address: string, query = '', body?: unknown): Promise<string> {
  const answer = (url: string) => Promise.resolve({ url, headers: { 'x-page': '1' }, body })
  return documentAt(address, query, body === undefined ? nothing : answer)
}

async function filesNamedAt(address: string): Promise<string[]> {
  const document = await documentOf(address)
  return [...document.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
}

function broughtBy(document: string): unknown {
  const json = /<script type="application\/json" id="answers-at-hand">(.*)<\/script>/.exec(document)
  return json?.[1] && JSON.parse(json[1])
}

async function aBuild(): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'headframe-dist-'))
  const html =
    '<!doctype html>\n<html>\n  <head>\n    <title>Headframe</title>\n' +
    '    <script>\n  sayHello()\n</script>\n' +
    '    <link rel="stylesheet" crossorigin href="/a.css">\n' +
    '    <link rel="preload" as="font" type="font/woff2" href="/a.woff2">\n' +
    '    <meta\n      name="description"\n      content="A marketplace."\n    />\n  </head>\n' +
    '  <body>\n    <script type="module" src="/a.js"></script>\n    <div id="root"></div>\n  </body>\n</html>\n'
  await writeFile(path.join(dist, 'index.html'), html)
  await writeFile(path.join(dist, 'a.css'), 'h1 { color: red }')
  await writeFile(path.join(dist, 'front-doors.json'), JSON.stringify(frontDoors))
  return dist
}
