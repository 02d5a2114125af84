import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'

/** Answers the document for an address. */
export type DocumentAt = (pathname: string) => string

/** The app's one document, as each address needs it; nothing when the app has not been built. */
export async function readDocument(dist: string, config: Config): Promise<DocumentAt | undefined> {
  const file = path.join(dist, 'index.html')
  if (!existsSync(file)) return undefined

  const html = addressed(await readFile(file, 'utf8'), config)
  const doors = Object.entries(await readFrontDoors(dist)).map(([address, files]) => ({
    pattern: patternOf(address),
    document: withFiles(html, files),
  }))
  return (pathname) => doors.find(({ pattern }) => pattern.test(pathname))?.document ?? html
}

/** The document tells the app where the API is, and social sites the whole address of the picture. */
function addressed(html: string, config: Config): string {
  return html
    .replace('</head>', `  <meta name="api-url" content="${config.apiUrl}" />\n  </head>`)
    .replaceAll('content="/og.png"', `content="${config.appUrl}/og.png"`)
}

/** The files of the screens that people come to from outside, by their addresses. */
async function readFrontDoors(dist: string): Promise<Record<string, string[]>> {
  const list = path.join(dist, 'front-doors.json')
  // A build without the list is served all the same: its screens only come a little later.
  if (!existsSync(list)) return {}
  // Written by our own build, beside the document that names the rest.
  return JSON.parse(await readFile(list, 'utf8')) as Record<string, string[]>
}

/** `$name` stands for any one part of the address. */
function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}/?$`)
}

/** Asks for the files of a screen together with the app, which would ask for them only once it runs. */
function withFiles(html: string, files: readonly string[]): string {
  const links = files.map((file) => `    <link rel="modulepreload" crossorigin href="${file}">\n`)
  return html.replace('  </head>', `${links.join('')}  </head>`)
}
