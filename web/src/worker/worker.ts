/*
  Opens the app where there is no network. It keeps the files that contractors' screens are made of,
  and one plain document that any of them can begin with; what the screens show is kept by the app
  itself (`calls/kept-answers.ts`). It is a file of its own, so it imports nothing.
*/

interface Lasting extends Event {
  waitUntil(what: Promise<unknown>): void
}

interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The build puts in their place what it has made. */
const files = JSON.parse('FILES_OF_THE_APP') as readonly string[]
const version = 'VERSION_OF_THE_APP'

const shelf = `app-${version}`
/** Nobody's screen, so its document is the plain one that fits any address. */
const anyAddress = '/contractor/profile'
const filesAtOnce = 4
/** A network that says nothing for so long is as good as none. */
const patienceMs = 6_000

on('install', (event) => event.waitUntil(keepApp()))
on('activate', (event) => event.waitUntil(forgetOlderApps()))
on('fetch', (event) => {
  const answer = answerTo((event as Fetching).request)
  if (answer) (event as Fetching).respondWith(answer)
})

function on(name: string, then: (event: Lasting) => void): void {
  self.addEventListener(name, (event) => then(event as Lasting))
}

/** A few at a time, since somebody may be using the same thin network; most were kept by the app before. */
async function keepApp(): Promise<void> {
  const kept = await caches.open(shelf)
  await kept.add(anyAddress)
  for (let from = 0; from < files.length; from += filesAtOnce) {
    await Promise.all(files.slice(from, from + filesAtOnce).map((file) => keepFile(kept, file)))
  }
}

async function keepFile(kept: Cache, file: string): Promise<void> {
  const before = await caches.match(file)
  if (before) await kept.put(file, before)
  else await kept.add(file)
}

async function forgetOlderApps(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('app-') && name !== shelf)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** Nothing for what is left to the browser, such as calls and pictures. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return isScreen(pathname) ? documentFor(request) : undefined
  return files.includes(pathname) ? fileAt(pathname, request) : undefined
}

/** Files, calls and the pages that the server draws are none of the app's. */
function isScreen(pathname: string): boolean {
  return !/^\/(api|~|pictures|metrics|\.well-known)|\.\w+$/.test(pathname)
}

/** From the network, as long as it is one: then nobody sees yesterday's app. */
async function documentFor(request: Request): Promise<Response> {
  const fresh = fetch(request)
  const quiet = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))
  const inTime = await Promise.race([fresh.catch(() => undefined), quiet])
  return inTime ?? (await keptAt(anyAddress)) ?? fresh
}

/** Their names say what is in them, so that they never change. */
async function fileAt(pathname: string, request: Request): Promise<Response> {
  return (await keptAt(pathname)) ?? fetch(request)
}

async function keptAt(address: string): Promise<Response | undefined> {
  const kept = await caches.open(shelf)
  return kept.match(address)
}
