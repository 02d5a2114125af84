// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { announceScreen } from './announce-screen.ts'

const seen = async () => {
  await Promise.resolve()
  return document.activeElement?.textContent
}

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"></main><button>Menu</button>'
})

const main = () => document.querySelector('main') ?? document.body

test('the heading that takes the place of another is announced as well', async () => {
  main().innerHTML = '<h1>Job</h1>'
  announceScreen()
  expect(await seen()).toBe('Job')

  main().innerHTML = '<p>$95 / hour</p><h1>Fitter</h1>'
  expect(await seen()).toBe('Fitter')
})

test('a screen without a heading yet is announced by its heading once it is there', async () => {
  announceScreen()
  expect(document.activeElement).toBe(main())

  main().innerHTML = '<h1>Saltbush Mining</h1>'
  expect(await seen()).toBe('Saltbush Mining')
})

test('whoever has gone on meanwhile is left where they are', async () => {
  main().innerHTML = '<h1>Job</h1>'
  announceScreen()
  document.querySelector('button')?.focus()

  main().innerHTML = '<h1>Fitter</h1>'
  expect(await seen()).toBe('Menu')
})
