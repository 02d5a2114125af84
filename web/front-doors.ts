import path from 'node:path'
import { runnerImport } from 'vite'
import type { Plugin, Rolldown } from 'vite'

import type * as drawing from './src/first-looks/draw-looks.tsx'
import { paths } from './src/lib/paths.ts'
import { registrationTitles } from './src/parts/new-account/registration-titles.ts'

const drawingModule = path.join(import.meta.dirname, 'src/first-looks/draw-looks.tsx')

interface Door {
  /** The module that draws the screen. */
  readonly screen: string
  /** The header around it, where that is not the public one. */
  readonly header?: string
  /** What the screen asks the server for first; parameters are those of its address. */
  readonly asks?: string
  /** What its document shows until the app runs, what it is called and what is said of it. */
  readonly look?: drawing.LookName
  readonly title?: string
  readonly says?: string
}

const contractorHeader = 'contractor/header.tsx'

const jobs = {
  screen: 'contractor/jobs/jobs-screen.tsx',
  header: contractorHeader,
  title: 'Find Opportunities',
  says: 'Open jobs in Australian mining and resources, by roster, rate, place and start.',
}

/**
 * The screens that people come to from outside, and what there is to know of them; the first that an
 * address fits is taken, and one with a question fits where it is asked. Whoever is not signed in is
 * sent away from any other address, so nothing is fetched ahead for those.
 */
const doors: Readonly<Record<string, Door>> = {
  [paths.home]: {
    screen: 'public/home/home-screen.tsx',
    asks: '/contractor/job-board',
    look: 'home',
  },
  [paths.privacy]: { screen: 'public/privacy/privacy-screen.tsx', look: 'privacy' },
  [paths.resetPassword]: { screen: 'public/reset-password/reset-password-screen.tsx' },
  [paths.sharedContractor]: { screen: 'public/shared-contractor/shared-contractor-screen.tsx' },
  [paths.contractor.company]: {
    screen: 'contractor/company-page/company-screen.tsx',
    header: contractorHeader,
    asks: '/contractor/v2/companies/$slug',
    look: 'company',
    title: '{{name}}',
    says: '{{name}} on Headframe: its open jobs and talent pools.',
  },
  [paths.contractor.job]: {
    screen: 'contractor/job/job-screen.tsx',
    header: contractorHeader,
    asks: '/contractor/get-job/$jobId',
    look: 'job',
    title: '{{title}} at {{company_name}}',
    says: '{{title}} at {{company_name}}: roster, rate, place and start.',
  },
  [paths.contractor.login]: { screen: 'contractor/login-screen.tsx' },
  [paths.contractor.register]: {
    screen: 'contractor/register/register-screen.tsx',
    look: 'contractorRegistration',
    ...registrationTitles.contractor,
  },
  [`${paths.contractor.jobs}?view=map`]: { ...jobs, look: 'jobsMap' },
  [paths.contractor.jobs]: { ...jobs, asks: '/contractor/get-jobs?page=1', look: 'jobs' },
  [paths.contractor.jobsAt]: {
    screen: 'contractor/jobs/signpost/signpost-screen.tsx',
    header: contractorHeader,
    asks: '/contractor/job-signposts/$signpost',
    look: 'signpost',
    title: '{{title}}',
    says: '{{says}}',
  },
  [paths.contractor.signUp]: { screen: 'contractor/sign-up-screen.tsx' },
  [paths.contractor.forgotPassword]: { screen: 'contractor/forgot-password-screen.tsx' },
  [paths.company.login]: { screen: 'company/login-screen.tsx' },
  [paths.company.register]: {
    screen: 'company/register/register-screen.tsx',
    look: 'companyRegistration',
    ...registrationTitles.company,
  },
  [paths.company.signUp]: { screen: 'company/sign-up-screen.tsx' },
  [paths.company.forgotPassword]: { screen: 'company/forgot-password-screen.tsx' },
  [paths.staff.login]: { screen: 'staff/login-screen.tsx' },
  [paths.admin.auth]: { screen: 'admin/auth-screen.tsx' },
}

/**
 * Writes down what the server has to know of each of these screens: the files it is made of, so that
 * they come together with the app instead of after it has begun to run, and what its document can
 * show and bring along before that.
 */
export function listFrontDoors(): Plugin {
  return {
    name: 'list-front-doors',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { module } = await runnerImport<typeof drawing>(drawingModule, { configFile: false })
      const listed = Object.entries(doors).map(([address, { screen, header, look, ...rest }]) => {
        const modules = header ? [screen, header] : [screen]
        const door = {
          ...rest,
          files: filesOf(modules, bundle),
          look: look && module.drawLook(look),
        }
        return [address, door]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'front-doors.json',
        source: JSON.stringify(Object.fromEntries(listed)),
      })
    },
  }
}

/** The files of these modules and all that they import, with what every screen has or without it. */
export function filesOf(
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
  wanted: 'all' | 'own' = 'own',
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const app = chunks.find(({ isEntry }) => isEntry)
  const everywhere = importsOf(app?.fileName ?? '', chunks)
  const needed = new Set<string>()
  for (const module of modules) {
    const id = path.join(import.meta.dirname, 'src/areas', module)
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`No file of the app is made for ${module}`)
    importsOf(chunk.fileName, chunks, needed)
  }
  const own = chunks.filter(({ fileName }) =>
    wanted === 'all'
      ? needed.has(fileName) || everywhere.has(fileName)
      : needed.has(fileName) && !everywhere.has(fileName),
  )
  const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...styles, ...own.map(({ fileName }) => fileName)].map((file) => `/${file}`)
}

function importsOf(
  file: string,
  chunks: readonly Rolldown.OutputChunk[],
  known = new Set<string>(),
): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? []
  for (const imported of imports) importsOf(imported, chunks, known)
  return known
}
