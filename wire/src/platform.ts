import * as z from 'zod/mini'
import { defineCalls } from './core/call.ts'
import { fileBytes, parameter } from './core/fields.ts'
import { limits, pictureTypes } from './options.ts'
import { words } from './words.ts'

export const appConfig = z.object({
  product: z.string(),
  api_url: z.string(),
  app_url: z.string(),
  price_cents: z.int(),
  gst_cents: z.int(),
  currency: z.literal('AUD'),
  payments: z.object({
    provider: z.enum(['stripe', 'sandbox']),
    publishable_key: z.nullable(z.string()),
  }),
  maps: z.object({ style_url: z.nullable(z.string()) }),
  /** Who writes descriptions: a program of our own, or a service that is sent the facts. */
  writer: z.object({ provider: z.enum(['built-in', 'service']) }),
  demo: z.boolean(),
  notice_version: z.string(),
  /** Where people write who have a question about this installation; null where nobody was named. */
  contact: z.nullable(z.string()),
})

const healthy = z.object({ status: z.literal('ok') })

/** What keeps the product running and shown: configuration, health, pictures, files (section 4.2). */
export const platform = defineCalls({
  config: {
    method: 'GET',
    path: '/config',
    says: 'Tells a client how this installation is set up.',
    who: 'anyone',
    input: z.object({}),
    output: appConfig,
  },
  health: {
    method: 'GET',
    path: '/health',
    says: 'Answers while the process lives.',
    who: 'anyone',
    input: z.object({}),
    output: healthy,
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    says: 'Answers once everything that calls need is there; otherwise names what is missing.',
    who: 'anyone',
    input: z.object({}),
    output: healthy,
  },
  securityContact: {
    method: 'GET',
    path: '/.well-known/security.txt',
    says: 'Where to report a weakness, if the installation names somebody.',
    who: 'anyone',
    input: z.object({}),
    output: { file: ['text/plain; charset=utf-8'] },
    onOrigin: true,
  },
  picture: {
    method: 'GET',
    path: '/pictures/{photo_hash}-cropped.jpg',
    says: 'A profile picture, 512 × 512 pixels.',
    who: 'anyone',
    input: z.object({ photo_hash: parameter }),
    names: { photo_hash: 'key' },
    output: { file: ['image/jpeg'] },
    onOrigin: true,
  },
  upload: {
    method: 'PUT',
    path: '/files/uploads/{ticket}',
    says: 'Takes the bytes that an upload ticket was given for.',
    who: 'anyone',
    body: 'raw',
    input: z.object({ ticket: parameter, bytes: fileBytes, type: z.optional(z.string()) }),
    names: { ticket: 'key' },
    output: z.object({ success: z.literal(true) }),
    refusals: {
      NOT_FOUND: words.uploadFailed,
      UNSUPPORTED_TYPE: words.logoWrongType,
      TOO_LARGE: words.logoTooLarge,
    },
    fallback: words.uploadFailed,
    limit: limits.logoUploads,
    opaque: true,
  },
  file: {
    method: 'GET',
    path: '/files/{file}',
    says: 'A logo.',
    who: 'anyone',
    input: z.object({ file: parameter }),
    names: { file: 'open' },
    output: { file: pictureTypes },
    opaque: true,
  },
})
