import { expect, test } from 'vitest'
import { welcome } from './welcome.ts'

const product = 'Headframe'
const to = (name: string) => ({ product, name, url: 'https://headframe.example/login' })

test('a welcome tells where to sign in', () => {
  const mail = welcome('contractor', 'whole form', to('Marnie'))

  expect(mail).toMatchObject({ kind: 'welcome', subject: 'Welcome to Headframe' })
  expect(mail.text).toContain('Hi Marnie,')
  expect(mail.text.split('\n')).toContain(to('').url)
  expect(mail.html).toContain(`href="${to('').url}"`)
})

test.each([
  ['that their resume is read', welcome('contractor', 'whole form', to('')), 'We are reading your'],
  [
    'to fill their profile',
    welcome('contractor', 'short form', to('')),
    'The next step is your pro',
  ],
  ['that it is published', welcome('company', 'whole form', to('')), 'Your company profile is pub'],
  [
    'to fill its profile',
    welcome('company', 'short form', to('')),
    'The next step is your company',
  ],
])('a newcomer is told %s, and nothing else comes next', (_, { text }, expected) => {
  const nexts = ['We are reading', 'The next step', 'Your company profile is']

  expect(text).toContain(expected)
  expect(nexts.filter((next) => text.includes(next))).toHaveLength(1)
})

test.each(['Claim your prize at win.example', 'Claim at win.example'])(
  'a name that carries a message of its own, such as %s, does not reach whoever gets the mail',
  (name) => {
    const mail = welcome('company', 'whole form', to(name))

    expect(mail.text).toContain('Hello,')
    expect(mail.text + mail.html + mail.subject).not.toContain('win.example')
  },
)
