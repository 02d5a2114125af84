import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct } from '../../testing/product.ts'

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

test('the page of the calls tells whose the things are that a call names', async () => {
  const page = await (await product.ask('/docs')).text()

  expect(page).toContain('string, 1… characters. Of the company’s own')
  expect(page).toContain('string, 1… characters. Whoever knows it may use it.')
})

test('the page of the calls tells which looks at people are written down', async () => {
  const page = await (await product.ask('/docs')).text()

  expect(page).toContain('Each look at a person is written down')
  expect(page).toContain('No look is written down. A receipt tells of no contractor.')
})
