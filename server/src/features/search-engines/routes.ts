import { searchEngines } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { showRobots } from './show-robots.ts'
import { showSitemap, showSitemapPart } from './show-sitemap.ts'

export const searchEngineRoutes = implement(searchEngines, {
  robots: showRobots,
  sitemap: showSitemap,
  sitemapPart: showSitemapPart,
})
