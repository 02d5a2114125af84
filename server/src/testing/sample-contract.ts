import * as z from 'zod/mini'
import {
  dataList,
  defineCalls,
  optionalText,
  pageFields,
  parameter,
  Refusal,
  searchField,
  sortFields,
  text,
  theText,
} from '@headframe/wire'
import { pageOf } from '../kit/paging.ts'
import { implement, on } from '../kit/use-case.ts'

/** A small contract with a call of every kind, for what the door promises to each call that will ever be added. */
export const sample = defineCalls({
  list: {
    method: 'GET',
    path: '/sample.php?getAll',
    says: 'A flag.',
    who: ['staff'],
    input: z.object({ page: z.optional(z.coerce.number().check(z.minimum(1))) }),
    output: z.object({ page: z.nullable(z.number()) }),
  },
  pages: {
    method: 'GET',
    path: '/samples/list/pages',
    says: 'A pageable list.',
    who: 'anyone',
    input: z.object({ ...pageFields, ...sortFields(['name', 'age']), search: searchField }),
    output: z.array(z.object({ number: z.number() })),
    paged: { size: 20 },
  },
  dataPages: {
    method: 'GET',
    path: '/samples/list/data',
    says: 'A pageable data list.',
    who: 'anyone',
    input: z.object(pageFields),
    output: dataList(z.object({ number: z.number() })),
    paged: { size: 24, under: 'data' },
  },
  show: {
    method: 'GET',
    path: '/sample.php?getOne',
    says: 'A flag with a parameter.',
    who: ['staff'],
    input: z.object({ ph: parameter }),
    output: z.object({ ph: z.string() }),
  },
  change: {
    method: 'POST',
    path: '/sample.php?change&ph={ph}',
    says: 'A flag, a parameter in the query, and a body.',
    who: ['staff'],
    body: 'json',
    input: z.object({ ph: parameter, note: text('The note cannot be empty.', 20) }),
    output: z.object({ ph: z.string(), note: z.string() }),
    refusing: { success: false, status: 'ERROR', message: theText },
    fallback: 'The note could not be kept.',
  },
  open: {
    method: 'GET',
    path: '/samples/{id}',
    says: 'Guests and contractors.',
    who: 'guest-or-contractor',
    input: z.object({ id: parameter }),
    output: z.object({ id: z.string(), guest: z.boolean() }),
  },
  echo: {
    method: 'POST',
    path: '/samples/echo',
    says: 'A form.',
    who: 'anyone',
    body: 'form',
    input: z.object({
      name: text('Please tell your name.', 10),
      motto: optionalText(40),
      shift: z.optional(z.enum(['day', 'night'], 'Please choose a shift.')),
    }),
    output: z.object({ name: z.string(), motto: z.string() }),
    rules: [
      {
        field: 'motto',
        text: 'The motto has to be another word.',
        holds: ({ name, motto }) => name !== motto,
      },
    ],
    firstToTell: ['The motto has to be another word.', 'Please tell your name.'],
  },
  order: {
    method: 'POST',
    path: '/samples/{id}/orders',
    says: 'Takes a key.',
    who: ['company', 'contractor'],
    body: 'json',
    keyed: true,
    input: z.object({ id: parameter, count: z.number({ error: 'Please tell how many.' }) }),
    output: z.object({ number: z.number() }),
    refusals: { NOT_FOUND: 'There is no such sample.' },
  },
  fail: {
    method: 'POST',
    path: '/samples/fail',
    says: 'A bug.',
    who: 'anyone',
    body: 'json',
    input: z.object({}),
    output: z.object({}),
    fallback: 'It did not work. Please try again.',
  },
  leak: {
    method: 'GET',
    path: '/samples/leak/all',
    says: 'Answers more than it says.',
    who: 'anyone',
    input: z.object({}),
    output: z.object({ name: z.string() }),
  },
  ring: {
    method: 'POST',
    path: '/samples/ring',
    says: 'Takes no body, a few times a minute.',
    who: 'anyone',
    input: z.object({}),
    output: z.object({}),
    limit: { name: 'ring', points: 3, seconds: 60 },
  },
})

let orders = 0

const numbers = Array.from({ length: 250 }, (_, number) => ({ number }))
const list = {
  count: async () => numbers.length,
  rows: async ({ limit, offset }: { limit: number; offset: number }) =>
    numbers.slice(offset, offset + limit),
}

export const sampleRoutes = implement(sample, {
  list: (_, { page }) => ({ page: page ?? null }),
  pages: (_, wish) => pageOf(wish, 20, list),
  dataPages: (_, wish) => pageOf(wish, 24, list),
  show: (_, { ph }) => ({ ph }),
  change: (_, wish) => wish,
  open: ({ actor }, { id }) => ({ id, guest: !actor }),
  echo: (_, wish) => wish,
  order: on(
    async (_, { id }) => {
      if (id !== 'known') throw new Refusal('NOT_FOUND')
      return { subject: undefined }
    },
    async ({ db }) => {
      // Touching the transaction makes the order part of it.
      await db.selectFrom('account').select('id').limit(1).execute()
      orders += 1
      return { number: orders }
    },
  ),
  fail: () => {
    throw new Error('relation "secret_table" does not exist')
  },
  leak: () => {
    const whole = { name: 'Ash', password_hash: 'secret' }
    return whole
  },
  ring: () => ({}),
})
