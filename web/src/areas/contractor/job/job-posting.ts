import { asSoonAsPossible, productName, type OpenJobDetail } from '@headframe/wire'

import { jobAddress, paths } from '../../../lib/paths.ts'
import { productDay } from '../../../lib/product-day.ts'
import { hasStarted, placeWords, rateWords, startInWords } from '../../../parts/job/job-words.ts'
import { inOneLine } from '../../../parts/structured-data.ts'

/** The one address of the job's page, however its reader came by it. */
export function pageOf({ slug }: Pick<OpenJobDetail, 'slug'>): string {
  return addressOf(jobAddress(slug))
}

/** One sentence for search engines and shared links: what decides first. */
export function descriptionOf(job: OpenJobDetail, nowSeconds: number): string {
  const { title, company_name, work_location, roster, start_date } = job
  const facts = [rateWords(job), roster, inSentence(startInWords(start_date, nowSeconds))].filter(
    Boolean,
  )
  const place = placeWords(work_location)
  return inOneLine(`${title} at ${company_name}, ${place}: ${facts.join(', ')}.`)
}

/** Its first word is no name. */
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The job in the vocabulary of schema.org, for as long as it takes applications: then it is no offer. */
export function jobPostingOf(job: OpenJobDetail, nowSeconds: number): object | undefined {
  if (!job.accepts_applications) return undefined

  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description_rendered ?? job.title,
    url: pageOf(job),
    identifier: { '@type': 'PropertyValue', name: productName, value: job.slug },
    datePosted: instantText(job.published_date),
    validThrough: instantText(job.expired_date),
    directApply: true,
    employmentType: job.work_type ? employmentTypes[job.work_type] : undefined,
    hiringOrganization: employerOf(job),
    industry: job.industry ?? undefined,
    occupationalCategory: job.role ?? undefined,
    workHours: job.hours ?? undefined,
    ...startOf(job.start_date, nowSeconds),
    ...placeOf(job),
    baseSalary: payOf(job),
  }
}

const employmentTypes = {
  casual: 'TEMPORARY',
  contract: 'CONTRACTOR',
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
} as const

function employerOf({ company_name, company_slug, company_logo }: OpenJobDetail): object {
  const page = company_slug && addressOf(paths.contractor.company.replace('$slug', company_slug))
  return {
    '@type': 'Organization',
    name: company_name,
    sameAs: page || undefined,
    logo: company_logo ?? undefined,
  }
}

/** A day that is over is no start to tell. */
function startOf(start: number | null, nowSeconds: number): object {
  if (start === null || hasStarted(start, nowSeconds)) return {}
  if (start === asSoonAsPossible) return { jobImmediateStart: true }
  return { jobStartDate: productDay(start) }
}

/** Work from home has no site; elsewhere the place is told as far as it is known. */
function placeOf(job: OpenJobDetail): object {
  const { work_arrangement, work_location, location_lat, location_lng } = job
  const atHome = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Australia' },
  }
  const jobLocation = {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: work_location ?? undefined,
      addressCountry: 'AU',
    },
    geo:
      location_lat === null || location_lng === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: location_lat, longitude: location_lng },
  }
  return work_arrangement === 'wfh' ? { ...atHome, jobLocation } : { jobLocation }
}

const payUnits = { hour: 'HOUR', day: 'DAY' } as const

/** Pay is told to search engines exactly where it is told to people. */
function payOf({ rate, rate_type }: OpenJobDetail): object | undefined {
  if (rate === null || rate_type === null) return undefined
  return {
    '@type': 'MonetaryAmount',
    currency: 'AUD',
    value: { '@type': 'QuantitativeValue', value: rate, unitText: payUnits[rate_type] },
  }
}

function addressOf(path: string): string {
  return new URL(path, window.location.origin).href
}

function instantText(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
