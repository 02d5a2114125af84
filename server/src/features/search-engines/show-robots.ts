import type { searchEngines } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'

const privateParts = ['/admin/', '/dashboard/', '/test']

export const showRobots: UseCase<typeof searchEngines.robots> = ({ world: { config } }) => {
  const lines = [
    'User-agent: *',
    ...privateParts.map((part) => `Disallow: ${part}`),
    '',
    `Sitemap: ${config.appUrl}/sitemap.xml`,
    '',
  ]
  const content = Buffer.from(lines.join('\n'))
  return {
    content,
    type: 'text/plain; charset=utf-8',
    size: content.length,
    cacheControl: 'public, max-age=3600',
  }
}
