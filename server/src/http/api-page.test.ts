import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct } from '../testing/product.ts'

const product = await aProduct()

test('the page of the calls has the one style that its policy names, and no script', async () => {
  const response = await product.ask('/docs')
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(await response.text()) ?? []
  const policy = response.headers.get('content-security-policy')

  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})
