import type { searchEngines } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { publicText } from '../../kit/public-text.ts'

const privateParts = ['/admin/', '/dashboard/', '/test']

export const showRobots: UseCase<typeof searchEngines.robots> = ({ world: { config } }) => {
  const lines = [
    'User-agent: *',
    ...privateParts.map((part) => `Disallow: ${part}`),
    '',
    `Sitemap: ${config.appUrl}/sitemap.xml`,
    '',
  ]
  return publicText(lines.join('\n'), 'text/plain', 3600)
}
