// @vitest-environment jsdom
import type { CompanyView } from '@headframe/wire'
import { expect, test } from 'vitest'

import { asScript } from '../../../parts/structured-data.ts'
import { aCompanyView } from '../../../testing/company-view.ts'
import { descriptionOf, organizationOf, pageOf } from './organization.ts'

const page = `${window.location.origin}/contractor/company/redback-ridge`

const told = (company: CompanyView): unknown => JSON.parse(asScript(organizationOf(company)))

test('a company that has told nothing is a name at the address of its page', () => {
  expect(pageOf(aCompanyView())).toBe(page)
  expect(told(aCompanyView())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Redback Ridge',
    url: page,
    mainEntityOfPage: page,
  })
})

test('what is known of a company is told', () => {
  const company = aCompanyView({
    website: 'https://redback.example',
    logo: 'https://api.example/files/7?t=1',
    summary: 'Gold.\nSince 2009.',
    head_office: '12 Hannan Street, Kalgoorlie WA 6430',
    employee_size: '51-200',
  })

  expect(told(company)).toMatchObject({
    url: 'https://redback.example',
    mainEntityOfPage: page,
    logo: 'https://api.example/files/7?t=1',
    description: 'Gold.\nSince 2009.',
    address: '12 Hannan Street, Kalgoorlie WA 6430',
    numberOfEmployees: { minValue: 51, maxValue: 200 },
  })
})

test('the largest companies have no upper end', () => {
  expect(told(aCompanyView({ employee_size: '10000+' }))).toMatchObject({
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 10_000 },
  })
  expect(JSON.stringify(told(aCompanyView({ employee_size: '10000+' })))).not.toContain('maxValue')
})

test.each(['javascript:alert(1)', 'ftp://redback.example', 'redback'])(
  '%s is told to nobody as a website',
  (website) => {
    expect(told(aCompanyView({ website }))).toMatchObject({ url: page })
  },
)

test('no text of a company ends the script that it stands in', () => {
  const summary = '</script><script>alert(1)</script><!--'
  const script = asScript(organizationOf(aCompanyView({ summary })))

  expect(script).not.toContain('<')
  expect(JSON.parse(script)).toMatchObject({ description: summary })
})

test('a description for shared links is one line, and ends between words', () => {
  expect(descriptionOf(aCompanyView())).toBe(
    'Redback Ridge on Headframe: its open jobs and talent pools.',
  )
  expect(descriptionOf(aCompanyView({ summary: 'Gold.\n\nSince 2009.' }))).toBe('Gold. Since 2009.')

  const long = descriptionOf(aCompanyView({ summary: 'Ironbark and ochre. '.repeat(20) }))
  expect(long).toMatch(/(Ironbark|and|ochre\.)…$/)
  expect(long.length).toBeLessThanOrEqual(161)
  expect(descriptionOf(aCompanyView({ summary: 'a'.repeat(500) }))).toHaveLength(161)
})
