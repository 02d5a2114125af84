import { expect, test } from 'vitest'
import { isPlainCompanyName, isPlainName } from './plain-name.ts'

test.each([
  'Jane',
  "Siobhán O'Brien",
  'Siobhán O‘Brien',
  'Mary-Jane St. Clair',
  'Ana–Maria',
  'ʻAkilisi',
  'Maria de la Cruz Vega',
  'Wiremu "Billy" J.',
  'Wiremu “Billy” J.',
  "Wiremu 'Billy' J.",
  'William (Bill)',
  'William (Big Bill) Tane',
  '"Billy" Tane',
  'Win Grant Will',
  'Te Rangihiroa Wiremu Kīngi Te Rangitāke Hōhepa Tāmati',
  'Nguyễn Thị Phương Đặng',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  'Fortescue',
  '4D Drilling & Blasting Pty Ltd',
  'O’Brien & Söhne Labour Hire (Australia) Pty Ltd – Kalgoorlie',
  'Mineral Resources Limited (ASX: MIN)',
  'Northern Star (ASX:NST) Operations',
  'The Trustee for the Smith Family Trust t/a Billy’s Labour Hire',
  'Smith Civil, Earthmoving and Mining Services Pty Ltd trading as Diggers',
])('%s is a company', (name) => {
  expect(isPlainCompanyName(name)).toBe(true)
})

const hostile = [
  '',
  'https://foe.example/login',
  'Jane (https://foe.example)',
  'foe.example',
  'Jane "foe.example" Smith',
  'Jane (foe.example)',
  'www foe example',
  'foe．example',
  'evil@foe.example',
  'Jane (0412 345 678)',
  'Call 0412 345 678',
  'Your job is waiting for us to meet',
  'Click here to win',
  'Jane "Click here" Smith',
  'Jane (claim your prize)',
  'Please verify',
  'Jane\nYou have won',
  'Jane\r\nBcc: evil',
  'Jane "\n" Smith',
  'Jane\u202E enaJ',
  'Jane "\u202EenaJ" Smith',
  'Jane\u200B',
  '<b>Jane</b>',
  'Jane "<b>" Smith',
  'Jane (tel: 12345)',
  'Your account will be closed today unless you act',
  'Your Account Will Be Closed Today Unless You Act',
  'Send all invoices that are due to our new bank account',
  'x'.repeat(120),
  'Jo '.repeat(13).trim(),
]

test.each(hostile)('%j is neither a name nor a company', (name) => {
  expect(isPlainName(name)).toBe(false)
  expect(isPlainCompanyName(name)).toBe(false)
})

test.each([
  'J'.repeat(60),
  'Wiremu "Billy" "Bob" J.',
  'Jane "Smith',
  'Jane ("Jo")',
  'Jane 007',
  'A B C D E F',
])('%j is no name of a person', (name) => {
  expect(isPlainName(name)).toBe(false)
})
