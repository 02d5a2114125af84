import { setTimeout } from 'node:timers/promises'
import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { words } from '@headframe/wire'
import { plain } from '../../text/plain.ts'
import { chooseQuestion, inventPeople, sharedEmployer } from '../../testing/invented-people.ts'
import type { Invented } from '../../testing/invented-people.ts'
import { aContractor, anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const admin = await anAdmin(product)

async function exportOf(ids: unknown): Promise<Response> {
  // Reading five hundred pages keeps this process busy for longer than the product keeps a connection: what
  // it has closed meanwhile is seen to be closed before the next call goes over it.
  await setTimeout(50)
  return product.ask('/dashboard/contractors/export-hidden-profile', {
    method: 'POST',
    headers: { cookie: `admin_session=${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  })
}

async function read(answer: Response) {
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { text } = await extractText(pdf)
  const meta = await getMeta(pdf)
  return { bytes, meta, pages: text, name: answer.headers.get('content-disposition') ?? '' }
}

/** Its number may be a part of somebody's phone. */
const withoutFoot = (page: string) => page.replace(/(Headframe · .*?\d{4})\s+\d+/, '$1')

/** Everything that stands in the bytes, packed or not. */
function layersOf(bytes: Buffer): string {
  const raw = bytes.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return packed
    }
  })
  return [raw, ...streams].join('\n')
}

describe('an anonymous export', () => {
  const people: Invented[] = []

  beforeAll(async () => {
    await chooseQuestion(product)
    people.push(...(await inventPeople(product, 500)))
  }, 120_000)

  test('of five hundred who say everywhere who they are tells nobody’s name, nor any part of it', async () => {
    const betrayed: string[] = []
    const { pages, bytes, meta, name } = await read(await exportOf(people.map(({ id }) => id)))
    expect(name).toMatch(/filename="profiles-\d{4}-\d\d-\d\d\.pdf"/)
    expect(meta.info).toMatchObject({ Title: 'Profiles' })
    const layers = layersOf(bytes)
    for (const person of people) {
      const own = pages
        .filter((page) => page.includes(person.code))
        .map(withoutFoot)
        .join('\n')
      expect(own, person.code).not.toBe('')
      const shown = ` ${plain(own).replaceAll(/[^\p{L}\p{N}@./]+/gu, ' ')} `
      for (const secret of person.secrets) {
        const said = plain(secret)
          .replaceAll(/[^\p{L}\p{N}@./]+/gu, ' ')
          .trim()
        if (shown.includes(` ${said} `) && !ourOwnWords.has(said)) {
          betrayed.push(`${person.code}: ${secret}`)
        }
      }
      for (const group of person.groups) {
        if (shown.includes(` ${group} `)) betrayed.push(`${person.code}: ${group}`)
      }
      const [first, last, , , email = ''] = person.secrets
      for (const secret of [`${first} ${last}`, email]) {
        if (layers.includes(secret)) betrayed.push(`bytes: ${secret}`)
        const wide = Buffer.from(secret, 'utf16le').swap16()
        if (bytes.includes(wide)) betrayed.push(`wide: ${secret}`)
      }
      // It is of use: what they do, and where many have worked, stays.
      expect(own).toContain('Dozer Operator')
      expect(own).toContain(sharedEmployer)
    }
    expect(betrayed).toEqual([])
  }, 240_000)

  test('of one is named by a code by which an administrator finds them again', async () => {
    const [person] = people
    const { name, meta, pages } = await read(await exportOf([person?.id]))
    expect(name).toContain(`profile-${person?.code}.pdf`)
    expect(meta.info).toMatchObject({ Title: `Profile ${person?.code}` })
    expect(pages.join(' ')).toContain('I have run dozers for')
    const found = await product.ask(`/dashboard/contractors?search=${person?.code}`, {
      headers: { cookie: `admin_session=${admin.token}` },
    })
    expect(((await found.json()) as { id: string }[]).map(({ id }) => id)).toEqual([person?.id])
  })

  test('tells an employer that five share, and not one that four do', async () => {
    const five = people.slice(0, 5)
    const nameOf = async (count: number, employer: string) => {
      const ids = people.slice(0, count).map(({ id }) => id)
      await product.world.database.writing
        .updateTable('resume_reading')
        .set({
          companies: [employer],
          facts: JSON.stringify({
            jobs: [
              { title: 'Fitter', employer, client: null, place: null, start: null, end: null },
            ],
            tags: [],
            licences: [],
          }),
        })
        .where('resume_id', 'in', ({ selectFrom }) =>
          selectFrom('resume').select('id').where('contractor_id', 'in', ids),
        )
        .execute()
      const { pages } = await read(await exportOf(five.map(({ id }) => id)))
      return pages.filter((page) => page.includes(employer)).length
    }
    expect(await nameOf(5, 'Numbat Haulage')).toBe(5)
    expect(await nameOf(4, 'Bilby Crushing')).toBe(0)
  })

  test('names each person once, and nobody who is not there', async () => {
    const ash = await aContractor(product)
    const { pages } = await read(await exportOf([ash.id, ash.id]))
    expect(pages).toHaveLength(1)
    const gone = crypto.randomUUID()
    for (const [ids, missing] of [
      [['none'], ['none']],
      [[ash.id, gone, gone], [gone]],
    ] as const) {
      const answer = await exportOf(ids)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({
        error: words.hiddenExportFailed,
        success: false,
        message: words.hiddenExportFailed,
        missing,
      })
    }
    expect((await exportOf([])).status).toBe(422)
    expect((await exportOf(Array.from({ length: 501 }, () => ash.id))).status).toBe(422)
  })
})

/** Words of the document itself, which a name may happen to be. */
const ourOwnWords = new Set(
  plain(
    'profile experience skills and tickets in their words looks for total work rights other headframe mining saltbush leading hand dozer operator',
  ).split(' '),
)
