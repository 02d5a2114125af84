// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { beginSession, noteAdministrator } from './calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from './testing/opened-app.tsx'

const product = serveProduct()

async function footerLinks(): Promise<(string | null)[]> {
  product.replies = knowingAccounts
  open('/privacy')
  await heading('Privacy, in plain words')
  const footer = within(await screen.findByRole('navigation', { name: 'Footer' }))
  return footer.getAllByRole('link').map(({ textContent }) => textContent)
}

const ofTheProduct = ['Privacy', 'API for developers']

test('the foot of a screen leads a guest to every way in', async () => {
  expect(await footerLinks()).toEqual(
    expect.arrayContaining(['Contractor login', 'Company registration', 'Staff login']),
  )
})

test('whoever is signed in finds their own screens there, and no way in', async () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  const links = await footerLinks()

  expect(links).toEqual(expect.arrayContaining(['Applied jobs', 'Settings', ...ofTheProduct]))
  expect(links.join()).not.toMatch(/login|registration/)
})

test('a company finds its own', async () => {
  beginSession('company', 'f-1')
  const links = await footerLinks()

  expect(links).toEqual(expect.arrayContaining(['Manage jobs', 'Talent pools', ...ofTheProduct]))
  expect(links.join()).not.toMatch(/login|registration|Applied/)
})

test.each([
  ['staff', () => beginSession('staff', 's-1')],
  ['administrators', () => noteAdministrator(true)],
])('%s find only what concerns the whole product', async (_, signIn) => {
  signIn()
  expect(await footerLinks()).toEqual(ofTheProduct)
})

test('where somebody is named who reads what is written, everybody can write to them', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="contact" content="hi@site.example">')
  await footerLinks()

  const contact = screen.getByRole('link', { name: 'Contact' })
  expect(contact.getAttribute('href')).toBe('mailto:hi@site.example')
})
