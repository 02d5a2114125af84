import type { FastifyInstance } from 'fastify'
import type { Call } from '@headframe/wire'
import { productName, sections } from '@headframe/wire'
import type { Config } from '../../config.ts'
import { apiPage, apiPageStyle } from './api-page-html.ts'
import { cookieName } from '../cookies.ts'
import { nameOfContent, nowhere } from '../headers.ts'
import { openApi } from './openapi.ts'

const policy = `default-src 'none'; style-src ${nameOfContent(apiPageStyle)}; ${nowhere}`

/**
 * What the product can be asked, for people and for machines, made from the contract when it is
 * first asked for: that takes longer than all else of a start, and few starts are asked for it.
 */
export function addApiPage(app: FastifyInstance, api: string, config: Config): void {
  const title = `${productName} API`
  const areas = Object.entries(sections).map(([key, section]) => ({
    name: spelledOut(key),
    calls: Object.values<Call>(section).filter((call) => !call.opaque),
  }))
  const makePage = () =>
    apiPage(areas, { title, documentUrl: `${config.apiUrl}/docs/openapi.json` })
  const makeDocument = () =>
    JSON.stringify(
      openApi(
        areas.flatMap(({ calls }) => calls),
        { title, url: config.apiUrl, adminCookie: cookieName(config, 'admin_session') },
      ),
    )
  let page: string | undefined
  let document: string | undefined

  app.get(`${api}/docs`, (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send((page ??= makePage())),
  )
  app.get(`${api}/docs/openapi.json`, (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send((document ??= makeDocument())),
  )
}

/** `recoverPassword` → `Recover password` */
function spelledOut(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
