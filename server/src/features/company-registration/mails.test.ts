import { expect, test } from 'vitest'
import { welcome } from './mails.ts'

const url = 'https://headframe.example/company/login'
const product = 'Headframe'

test('a welcome tells where to sign in, and that everybody sees the profile', () => {
  const mail = welcome({ product, name: 'Noor', url, next: 'published' })

  expect(mail).toMatchObject({ kind: 'welcome', subject: 'Welcome to Headframe' })
  expect(mail.text).toContain('Hi Noor,')
  expect(mail.text).toContain('Your company profile is published')
  expect(mail.text.split('\n')).toContain(url)
  expect(mail.html).toContain(`href="${url}"`)
})

test('who gave a contact only is told to fill the profile', () => {
  const mail = welcome({ product, name: 'Noor', url, next: 'profile' })

  expect(mail.text).toContain('The next step is your company profile')
  expect(mail.text).not.toContain('is published')
})

test('a name that carries a message of its own does not reach whoever gets the mail', () => {
  const mail = welcome({ product, name: 'Claim at win.example', url, next: 'published' })

  expect(mail.text).toContain('Hello,')
  expect(mail.text + mail.html + mail.subject).not.toContain('win.example')
})
