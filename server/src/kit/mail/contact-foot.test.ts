import { expect, test } from 'vitest'
import { contactPlace, withContact } from './contact-foot.ts'
import { letter } from './letter.ts'

const noted = { product: 'Headframe', title: 'Noted', preheader: '', paragraphs: ['All is well.'] }

test('a letter says whom to write to, in both versions', () => {
  const { html, text } = withContact(letter(noted), "o'hara+$&@headframe.example")

  expect(text.endsWith("Reply to this email, or write to o'hara+$&@headframe.example.")).toBe(true)
  expect(html).toContain('href="mailto:o&#39;hara+$&amp;@headframe.example"')
  expect(html).not.toContain(contactPlace.markup)
})

test('where nobody is named, no reply is promised', () => {
  const { html, text } = withContact(letter(noted), undefined)

  expect(html + text).not.toMatch(/reply|mailto|contact/i)
})

test('nobody who writes in a letter decides where its contact stands', () => {
  const { html } = withContact(
    letter({ ...noted, paragraphs: [contactPlace.markup] }),
    'hello@headframe.example',
  )

  expect(html).toContain('&lt;!--contact--&gt;')
  expect(html.split('mailto:')).toHaveLength(2)
})
