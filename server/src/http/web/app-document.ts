import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { answersAtHandId, productName, type AnswerAtHand } from '@headframe/wire'
import type { Config } from '../../config.ts'
import { escapeMarkup } from '../../text/escape-markup.ts'
import { dataElement, fillIn } from './first-look.ts'
import { askedFor, readFrontDoors, type FrontDoor } from './front-doors.ts'
import { nameOfContent, type Inside } from '../headers.ts'

export type Ask = (url: string) => Promise<AnswerAtHand | undefined>

/** Answers the document for an address, which may call the API to bring an answer along. */
export type DocumentAt = (pathname: string, query: string, ask: Ask) => string | Promise<string>

export interface AppDocument {
  readonly at: DocumentAt
  /** What stands in it instead of in files, as its content security policy has to name it. */
  readonly inside: Inside
}

/** The app's one document, as each address needs it; nothing when the app has not been built. */
export async function readDocument(dist: string, config: Config): Promise<AppDocument | undefined> {
  const file = path.join(dist, 'index.html')
  if (!existsSync(file)) return undefined

  const html = addressed(await readFile(file, 'utf8'), config)
  const doorAt = await readFrontDoors(dist)
  const style = await readStyle(dist, html)
  const at: DocumentAt = (pathname, query, ask) => {
    const found = doorAt(pathname, query)
    if (!found) return html
    const asked = askedFor(found.door, found.parts, query)
    return asked
      ? ask(asked).then((answer) => withDoor(html, style, found.door, answer))
      : withDoor(html, style, found.door, undefined)
  }
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)
  return { at, inside: { scripts: scripts.map(nameOfContent), styles: [nameOfContent(style)] } }
}

const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)">/

/** The one sheet that all of the app begins with. */
async function readStyle(dist: string, html: string): Promise<string> {
  const [, address] = styleLink.exec(html) ?? []
  return address ? readFile(path.join(dist, address), 'utf8') : ''
}

/**
 * The document tells the app where the API is and whom people may write to, if there is somebody, and
 * social sites the whole address of the picture.
 */
function addressed(html: string, config: Config): string {
  const told = [named('api-url', config.apiUrl), named('contact', config.contactEmail)]
  return html
    .replace('</head>', () => `${told.join('')}  </head>`)
    .replaceAll('content="/og.png"', () => `content="${config.appUrl}/og.png"`)
}

function named(name: string, content: string | undefined): string {
  return content ? `  <meta name="${name}" content="${escapeMarkup(content)}" />\n  ` : ''
}

/**
 * Asks for the files of a screen together with the app, which would ask for them only once it runs,
 * and shows and brings along what is known of the screen before that.
 */
function withDoor(
  html: string,
  style: string,
  door: FrontDoor,
  answer: AnswerAtHand | undefined,
): string {
  const { files, look, title, says } = door
  const links = files.map((file) => `    ${linkTo(file)}\n`)
  const seen = look && fillIn(look, answer?.body)
  const name = title && fillIn(title, answer?.body)
  const sentence = says && fillIn(says, answer?.body)
  const brought = answer && dataElement(answersAtHandId, [answer])

  // What is put in may hold the signs that a replacement in words would read as its own.
  const document = html
    .replace('  </head>', () => `${links.join('')}  </head>`)
    .replace(/<title>[^<]*<\/title>/, (former) => (name ? titled(name) : former))
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (former, opened: string) =>
      sentence ? opened + sentence : former,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${seen ?? ''}</div>${brought ?? ''}`)
  return seen ? lookFirst(document, style) : document
}

/**
 * Where there is something to see without the app, it waits for nothing: its style comes along, and
 * browsers hold back the first frame for typefaces that are named ahead.
 */
function lookFirst(document: string, style: string): string {
  return document
    .replace(styleLink, () => `<style>${style}</style>`)
    .replaceAll(/ *<link rel="preload" as="font"[^>]*>\n?/g, '')
    .replaceAll('<script type="module"', '$& fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
}

function linkTo(file: string): string {
  const isStyle = file.endsWith('.css')
  return `<link rel="${isStyle ? 'stylesheet' : 'modulepreload'}" crossorigin href="${file}">`
}

function titled(name: string): string {
  const whole = `${name} · ${productName}`
  return `<title>${whole}</title>\n    <meta property="og:title" content="${whole}" />`
}
