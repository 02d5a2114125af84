import { expect, test } from 'vitest'
import { passwordReset } from './mails.ts'

const url = 'https://headframe.example/reset-password/Zk9xT2pWcXJ0eUhM'

test('a person who forgot the password gets a link, and learns how long it works', () => {
  const mail = passwordReset({
    product: 'Headframe',
    audience: 'company',
    name: 'Jane',
    url,
    minutes: 60,
  })

  expect(mail).toMatchObject({
    kind: 'password-reset',
    subject: 'Choose a new password for Headframe',
  })
  expect(mail.text).toContain('Hi Jane,')
  expect(mail.text).toContain('for the next 60 minutes')
  expect(mail.text.split('\n')).toContain(url)
  expect(mail.html).toContain(`href="${url}"`)
  expect(mail.subject).not.toContain(url)
})
