import { expect, test } from 'vitest'
import { welcome } from './mails.ts'

const url = 'https://headframe.example/contractor/login'
const product = 'Headframe'

test('a welcome tells where to sign in, and what happens with the resume', () => {
  const mail = welcome({ product, name: 'Marnie', url, next: 'resume' })

  expect(mail).toMatchObject({ kind: 'welcome', subject: 'Welcome to Headframe' })
  expect(mail.text).toContain('Hi Marnie,')
  expect(mail.text).toContain('We are reading your resume now.')
  expect(mail.text.split('\n')).toContain(url)
  expect(mail.html).toContain(`href="${url}"`)
})

test('who gave a name and a phone only is told to fill the profile', () => {
  const mail = welcome({ product, name: 'Marnie', url, next: 'profile' })

  expect(mail.text).toContain('The next step is your profile')
  expect(mail.text).not.toContain('We are reading your resume')
})

test('a name that carries a message of its own does not reach whoever gets the mail', () => {
  const mail = welcome({ product, name: 'Claim your prize at win.example', url, next: 'resume' })

  expect(mail.text).toContain('Hello,')
  expect(mail.text + mail.html + mail.subject).not.toContain('win.example')
})
