import { expect, test } from 'vitest'
import { adminLink } from './mails.ts'

test('an administrator gets a link to sign in, and is told not to pass it on', () => {
  const link = 'https://headframe.example/dashboard/auth/Zk9xT2pWcXJ0eUhM'

  const mail = adminLink({ product: 'Headframe', url: link, minutes: 15 })

  expect(mail).toMatchObject({ kind: 'admin-link', subject: 'Your sign-in link for Headframe' })
  expect(mail.text).toContain('for the next 15 minutes')
  expect(mail.text).toContain("don't forward it")
  expect(mail.text.split('\n')).toContain(link)
  expect(mail.html).toContain(`href="${link}"`)
})
