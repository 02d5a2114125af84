import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

import { paths } from './src/lib/paths.ts'

/**
 * The screens that people come to from outside, and the modules that draw them. Whoever is not
 * signed in is sent away from any other address, so nothing is fetched ahead for those.
 */
const doors: Readonly<Record<string, string>> = {
  [paths.home]: 'public/home/home-screen.tsx',
  [paths.privacy]: 'public/privacy/privacy-screen.tsx',
  [paths.resetPassword]: 'public/reset-password/reset-password-screen.tsx',
  [paths.sharedContractor]: 'public/shared-contractor/shared-contractor-screen.tsx',
  [paths.contractor.company]: 'contractor/company-page/company-screen.tsx',
  [paths.contractor.job]: 'contractor/job/job-screen.tsx',
  [paths.contractor.login]: 'contractor/login-screen.tsx',
  [paths.contractor.register]: 'contractor/register/register-screen.tsx',
  [paths.contractor.jobs]: 'contractor/jobs/jobs-screen.tsx',
  [paths.contractor.signUp]: 'contractor/sign-up-screen.tsx',
  [paths.contractor.forgotPassword]: 'contractor/forgot-password-screen.tsx',
  [paths.company.login]: 'company/login-screen.tsx',
  [paths.company.register]: 'company/register/register-screen.tsx',
  [paths.company.signUp]: 'company/sign-up-screen.tsx',
  [paths.company.forgotPassword]: 'company/forgot-password-screen.tsx',
  [paths.staff.login]: 'staff/login-screen.tsx',
  [paths.admin.auth]: 'admin/auth-screen.tsx',
}

/**
 * Writes down which files each of these screens is made of, so that the server can name them in
 * the document: they come together with the app instead of after it has begun to run.
 */
export function listFrontDoors(): Plugin {
  return {
    name: 'list-front-doors',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.entries(doors).map(([address, screen]) => [
        address,
        filesOf(path.join(import.meta.dirname, 'src/areas', screen), bundle),
      ])
      this.emitFile({
        type: 'asset',
        fileName: 'front-doors.json',
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}

/** The file of a screen and all that it imports, without what every screen has. */
function filesOf(screen: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const door = chunks.find(({ facadeModuleId }) => facadeModuleId === screen)
  const app = chunks.find(({ isEntry }) => isEntry)
  if (!door || !app) throw new Error(`No file of the app is made for ${screen}`)

  const everywhere = importsOf(app.fileName, chunks)
  return [...importsOf(door.fileName, chunks)]
    .filter((file) => !everywhere.has(file))
    .map((file) => `/${file}`)
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
