import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import type { Plugin } from 'vite'

import { filesOf } from './front-doors.ts'

/** Of both typefaces; the letters of other languages are asked for where one stands. */
export const usualLetters = /-latin-wght-.*\.woff2$/

const worker = path.join(import.meta.dirname, 'src/worker/worker.ts')

/** What contractors use where there is no network, and what those screens open. */
const screens = [
  'public/home/home-screen.tsx',
  'contractor/header.tsx',
  'contractor/login-screen.tsx',
  'contractor/jobs/jobs-screen.tsx',
  'contractor/jobs/map/jobs-under-sheet.tsx',
  'contractor/job/job-screen.tsx',
  'contractor/job/apply/rate-dialog.tsx',
  'contractor/job/apply/own-application.tsx',
  'contractor/applied-jobs/applied-jobs-screen.tsx',
  'contractor/profile/profile-screen.tsx',
  'contractor/edit-profile/edit-profile-screen.tsx',
  'contractor/job-wishes/job-wishes-screen.tsx',
  'contractor/waiting/send-waiting.ts',
  'contractor/communities/communities-screen.tsx',
  'contractor/community/community-screen.tsx',
  'contractor/settings/settings-screen.tsx',
  '../ui/overlay/toast-region.tsx',
]

/** Makes the worker, and tells it which files to keep; by its version they are others than before. */
export function keepFilesForAway(): Plugin {
  return {
    name: 'keep-files-for-away',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const typefaces = Object.keys(bundle).filter((file) => usualLetters.test(file))
      const files = [...filesOf(screens, bundle, 'all'), ...typefaces.map((file) => `/${file}`)]
      // A cache takes none of a list in which one stands twice.
      const list = JSON.stringify([...new Set(files)].toSorted())
      const version = createHash('sha256').update(list).digest('hex').slice(0, 12)
      const { code } = await transformWithOxc(await readFile(worker, 'utf8'), worker)
      this.emitFile({
        type: 'asset',
        // Known by its address, so that one can take the place of another.
        fileName: 'worker.js',
        source: code
          .replace(/["']FILES_OF_THE_APP["']/, () => JSON.stringify(list))
          .replace('VERSION_OF_THE_APP', version),
      })
    },
  }
}
