import { describe, expect, test } from 'vitest'
import { applicationNew, applicationReceived } from './mails.ts'

const application = {
  product: 'Headframe',
  name: 'Ash',
  title: 'Dozer Operator',
  company: 'Saltbush Mining',
  location: 'Kambalda WA',
  terms: { rate: 95, rate_type: 'hour' },
  has: { resume: true, answers: true },
  url: 'https://headframe.example/contractor/applied-jobs',
  unsubscribeUrl: 'https://headframe.example/api/mail/unsubscribe/abc',
} as const

describe('what the contractor is told', () => {
  const mail = applicationReceived(application)

  test('is that it has arrived, who sees what of them, and what comes next', () => {
    expect(mail).toMatchObject({
      kind: 'application-received',
      subject: 'You applied for Dozer Operator',
    })
    expect(mail.text).toContain('Hi Ash,')
    expect(mail.text).toContain('has reached Saltbush Mining')
    expect(mail.text).toContain(
      'your profile with your contact details, your resume and your answers',
    )
    expect(mail.text).toContain('withdraw it at any time')
    expect(mail.text).toContain('$95.00 an hour, excl. super')
  })

  test.each([
    [{ resume: false, answers: true }, 'your profile with your contact details and your answers.'],
    [{ resume: false, answers: false }, 'they can see your profile with your contact details.'],
  ])('promises nothing that is not there: %o', (has, told) => {
    const { text } = applicationReceived({ ...application, has })

    expect(text).toContain(told)
    expect(text).toContain('You have no resume here yet')
  })

  test('leads to their applications, and to the switch for such letters', () => {
    expect(mail.text.split('\n')).toContain(application.url)
    expect(mail.html).toContain(`href="${application.url}"`)
    expect(mail.text).toContain(application.unsubscribeUrl)
  })
})

describe('what the company is told', () => {
  const url = 'https://headframe.example/company/view-job/1?tab=applicants'
  const applicant = { firstName: 'Ash', lastName: 'Doyle', role: 'Fitter', home: 'Kambalda WA' }
  const newApplicant = (wishes: Partial<typeof applicant> = {}) =>
    applicationNew({ ...application, name: 'Noor', url, applicant: { ...applicant, ...wishes } })

  test('is who has applied, what they do, where they live and what they ask for', () => {
    const mail = newApplicant()

    expect(mail).toMatchObject({
      kind: 'application-new',
      subject: 'New applicant for Dozer Operator',
    })
    expect(mail.text).toContain('Ash Doyle has just applied')
    expect(mail.text).toContain('Hi Noor,')
    for (const fact of ['Fitter', 'Kambalda WA', '$95.00 an hour']) {
      expect(mail.text).toContain(fact)
    }
    expect(mail.text.split('\n')).toContain(url)
  })

  test('leaves out what the applicant has not said', () => {
    const mail = applicationNew({
      ...application,
      url,
      applicant: { ...applicant, role: null, home: '' },
    })

    expect(mail.text).not.toContain('Preferred role')
    expect(mail.text).not.toContain('Lives in')
  })

  test('carries no message that hides in a name', () => {
    const mail = newApplicant({ firstName: 'Claim', lastName: 'at win.example' })

    expect(mail.text).toContain('Somebody has just applied')
    expect(mail.text + mail.html).not.toContain('win.example')
  })
})

test('a rate by the day is told as one', () => {
  const terms = { rate: 1150.5, rate_type: 'day' } as const

  expect(applicationReceived({ ...application, terms }).text).toContain('$1,150.50 a day')
})
