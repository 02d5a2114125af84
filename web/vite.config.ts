import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

import { keepFilesForAway, usualLetters } from './away-files.ts'
import { listFrontDoors } from './front-doors.ts'
import { sharedFiles } from './shared-files.ts'

const server = 'http://127.0.0.1:3000'

/**
 * Which modules share a file; the first group that wants a module has it, with all that it imports.
 * Left alone, every screen would be a few dozen small files, and each costs its reader a way there
 * and back.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // React changes far less often than we do, so it keeps its own long-lived file.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Every screen needs all of it: taken apart by who needs which half, it would only grow.
  {
    name: 'router',
    test: /node_modules\/(@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store)\//,
  },
  // What stands around every screen.
  { name: 'frame', tags: ['$initial'] },
  ...sharedFiles,
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), listFrontDoors(), keepFilesForAway()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/pictures': server },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
})

/** Asks for the letters of both typefaces that every page has, together with the page, long before the style sheet names them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => usualLetters.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
              // The words can be read without them; the app cannot run without its scripts.
              fetchpriority: 'low',
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
