import * as z from 'zod/mini'
import type { Call, Named, RefusalCode } from '@headframe/wire'
import {
  addressOf,
  audiencesOf,
  nameOf,
  repliesWithFile,
  statusOf,
  travelsInAddress,
  wordsFor,
  Refusal,
} from '@headframe/wire'

type Schema = Record<string, unknown>

/** The OpenAPI document of the contract. */
export function openApi(
  calls: readonly Call[],
  { title, url, adminCookie }: { title: string; url: string; adminCookie: string },
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [address, group] of Map.groupBy(calls, nameOf)) {
    const [first] = group
    if (!first) continue
    const { pathname, flag } = addressOf(first)
    const path = flag ? `${pathname}?${flag}` : pathname
    paths[path] = { ...paths[path], [first.method.toLowerCase()]: operation(address, group) }
  }

  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        adminCookie: { type: 'apiKey', in: 'cookie', name: adminCookie },
      },
    },
  }
}

const refusalSchema: Schema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Text for a person.' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** Calls of one address are told apart by their fields, so their bodies are alternatives. */
function operation(address: string, calls: readonly Call[]) {
  const [call] = calls
  if (!call) throw new Error(`${address} has no call`)
  const bodies = calls.filter((one) => one.body).map((one) => bodySchema(one))
  return {
    operationId: address.replaceAll(/\W+/g, '_'),
    summary: calls.map((one) => one.says).join(' '),
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(bodies.length > 0
      ? {
          requestBody: {
            content: {
              [mediaTypeOf(call)]: { schema: bodies.length > 1 ? { oneOf: bodies } : bodies[0] },
            },
          },
        }
      : {}),
    responses: { 200: { description: 'Done', content: replyOf(call) }, ...refusalsOf(call) },
  }
}

export function fieldsOf(call: Call, inAddress: boolean): [string, Schema][] {
  return Object.entries(call.input.shape)
    .filter(([field]) => travelsInAddress(call, field) === inAddress)
    .map(([field, schema]) => [field, { ...schemaOf(schema), ...description(call.names?.[field]) }])
}

/** Whose the things are that may be named there. */
function description(named: Named | undefined): { description?: string } {
  if (named === undefined || named === 'open') return {}
  if (named === 'key') return { description: 'Whoever knows it may use it.' }
  return {
    description: `Of the ${named.of}’s own: any other ${named.thing} is as if it did not exist.`,
  }
}

export function schemaOf(schema: z.core.$ZodType): Schema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return plain
}

function bodySchema(call: Call): Schema {
  if (call.body === 'raw') return { type: 'string', format: 'binary' }
  return { type: 'object', properties: Object.fromEntries(fieldsOf(call, false)) }
}

function parametersOf(call: Call) {
  const { pathFields } = addressOf(call)
  return fieldsOf(call, true).map(([name, schema]) => ({
    name,
    in: pathFields.includes(name) ? 'path' : 'query',
    required: pathFields.includes(name),
    schema,
  }))
}

function securityOf(call: Call) {
  if (call.who === 'anyone') return []
  const scheme = audiencesOf(call.who).includes('admin') ? { adminCookie: [] } : { bearer: [] }
  return call.who === 'guest-or-contractor' ? [{}, scheme] : [scheme]
}

function mediaTypeOf(call: Call): string {
  if (call.body === 'raw') return 'application/octet-stream'
  if (call.body === 'multipart') return 'multipart/form-data'
  return call.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
}

function replyOf(call: Call) {
  if (repliesWithFile(call)) {
    return Object.fromEntries(
      call.output.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    )
  }
  return { 'application/json': { schema: schemaOf(call.output as z.core.$ZodType) } }
}

/** The refusals that every call of its kind knows, and the call's own. */
export function codesOf(call: Call): RefusalCode[] {
  const codes = new Set<RefusalCode>(Object.keys(call.refusals ?? {}) as RefusalCode[])
  if (call.who !== 'anyone') codes.add('UNAUTHENTICATED')
  if (Array.isArray(call.who)) codes.add('WRONG_AUDIENCE')
  if (Object.keys(call.input.shape).length > 0) codes.add(call.body ? 'INVALID' : 'BAD_REQUEST')
  if (call.limit) codes.add('RATE_LIMITED')
  return [...codes].toSorted((a, b) => statusOf(a) - statusOf(b))
}

function refusalsOf(call: Call) {
  const byStatus = Map.groupBy(codesOf(call), statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes
          .map(
            (code) =>
              `${code}: ${code === 'INVALID' ? 'a rule of the form' : wordsFor(new Refusal(code), call)}`,
          )
          .join(' · '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}
