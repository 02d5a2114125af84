import type { FastifyInstance } from 'fastify'
import { productName } from '@headframe/wire'
import type { Config } from '../config.ts'
import type { Call } from '@headframe/wire'
import { apiPage } from './api-page-html.ts'
import { openApi } from './openapi.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** What the product can be asked, for people and for machines, made from the contract at the start. */
export function addApiPage(
  app: FastifyInstance,
  api: string,
  config: Config,
  calls: readonly Call[],
): void {
  const told = calls.filter((call) => !call.opaque)
  const document = JSON.stringify(
    openApi(told, { title: `${productName} API`, url: config.apiUrl }),
  )
  const page = apiPage(told, {
    title: `${productName} API`,
    documentUrl: `${config.apiUrl}/docs/openapi.json`,
  })

  app.get(`${api}/docs`, (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page),
  )
  app.get(`${api}/docs/openapi.json`, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document),
  )
}
