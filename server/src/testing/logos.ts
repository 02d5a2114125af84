import { aPicture } from '../pictures/picture-samples.ts'
import type { Product } from './product.ts'

let logo: Promise<Buffer> | undefined

/** A square picture that nobody objects to. */
export const aLogo = (): Promise<Buffer> => (logo ??= aPicture('png'))

/** Puts a picture where a ticket says, as a browser does. */
export function putLogo(
  product: Product,
  { uploadUrl }: { uploadUrl: string },
  bytes: Buffer | string,
  type = 'image/png',
): Promise<Response> {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return product.ask(pathIn(product, uploadUrl), {
    method: 'PUT',
    headers: { 'content-type': type },
    body,
  })
}

/** Looks at a logo by the address that it is published under. */
export function showLogo(product: Product, address: string): Promise<Response> {
  return product.ask(pathIn(product, address))
}

/** The addresses that are told begin as the configuration says; the test's server is somewhere else. */
function pathIn({ world }: Product, address: string): string {
  const { apiUrl } = world.config
  if (!address.startsWith(apiUrl)) throw new Error(`Not an address of ours: ${address}`)
  return address.slice(apiUrl.length)
}
