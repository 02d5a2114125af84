import type { JobListItem, JobSignpost } from '@headframe/wire'

import { jobAddress, paths, signpostAddress } from '../../../../lib/paths.ts'

/** The list in the vocabulary of schema.org: where it stands among others, and the jobs that are in view. */
export function collectionOf(signpost: JobSignpost, jobs: readonly JobListItem[]): object {
  const { slug, title, says } = signpost
  const page = addressOf(signpostAddress(slug))

  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description: says,
    url: page,
    breadcrumb: { '@type': 'BreadcrumbList', itemListElement: crumbsOf(signpost) },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: signpost.jobs,
      itemListElement: jobs.map(({ job_slug, job_title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: addressOf(jobAddress(job_slug)),
        name: job_title ?? undefined,
      })),
    },
  }
}

function crumbsOf({ slug, title, role, place }: JobSignpost): object[] {
  const steps = [
    { name: 'Job search', item: addressOf(paths.contractor.jobs) },
    ...(role && place
      ? [{ name: `Jobs ${place.where}`, item: addressOf(signpostAddress(place.slug)) }]
      : []),
    { name: title, item: addressOf(signpostAddress(slug)) },
  ]
  return steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }))
}

function addressOf(path: string): string {
  return location.origin + path
}
