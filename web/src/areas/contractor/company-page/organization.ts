import { isWebAddress, productName, type CompanyView } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { inOneLine } from '../../../parts/structured-data.ts'

/** The one address of the company's page, however its reader came by it. */
export function pageOf({ slug }: Pick<CompanyView, 'slug'>): string {
  return new URL(paths.contractor.company.replace('$slug', slug), window.location.origin).href
}

/** One sentence or two for search engines and shared links. */
export function descriptionOf({ name, summary }: CompanyView): string {
  return inOneLine(summary ?? '') || `${name} on ${productName}: its open jobs and talent pools.`
}

/** The company in the vocabulary of schema.org. What is not known is left out. */
export function organizationOf(company: CompanyView): object {
  const { name, website, summary, logo, head_office, employee_size } = company

  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: website && isWebAddress(website) ? website : pageOf(company),
    mainEntityOfPage: pageOf(company),
    logo: logo ?? undefined,
    description: summary ?? undefined,
    address: head_office ?? undefined,
    numberOfEmployees: employee_size ? employeesOf(employee_size) : undefined,
  }
}

/** "51-200" and "10000+" as the range that they are. */
function employeesOf(size: string): object | undefined {
  const [, from, to] = /^(\d+)(?:-(\d+)|\+)$/.exec(size) ?? []
  if (!from) return undefined
  return {
    '@type': 'QuantitativeValue',
    minValue: Number(from),
    maxValue: to ? Number(to) : undefined,
  }
}
