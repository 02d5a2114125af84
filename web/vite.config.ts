import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

import { listFrontDoors } from './front-doors.ts'

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
  // The little that the screens people come to from outside have in common.
  {
    name: 'pieces',
    test: /wire\/src\/(options|core\/(call|password-length))\.ts|calls\/(outcome|prepare-to-tell)\.ts|forms\/form-store\.ts|lib\/(day-text|day-words|figures)\.ts|ui\/(card|use-media)\.tsx?|icons\/(arrow-left|arrow-right|calendar-days|check|circle-check|circle-exclamation-point|eye|eye-off|map-pin|sparkles|x)\.mjs/,
  },
  // Waiting for what is read: a long form is seen before it reads anything.
  { name: 'parts', test: /calls\/part\.tsx|parts\/lazy-part\.tsx/ },
  // The picture of this product: large, and on the screens that are seen first.
  { name: 'contours', test: /ui\/contours\.tsx/ },
  // What a form shows comes apart from what it asks the server: a long one is seen before it asks.
  {
    name: 'forms',
    test: /forms\/(call-form|fault-if|kept-forms|submit|use-stored)\.tsx?|ui\/(banner|field|password-input|text-input)\.tsx/,
  },
  // They are known to whatever may be refused, and grow with the product.
  { name: 'words', test: /wire\/src\/words\.ts/ },
  // Asking the server, and judging what is asked.
  {
    name: 'calls',
    test: /node_modules\/zod\/|wire\/src\/core\/(address|client|fields|judge)\.ts|calls\/(client|write|use-write)\.ts/,
  },
  // Reading from the server.
  {
    name: 'reads',
    test: /calls\/(use-read|use-list|query-client)\.ts|wire\/src\/core\/(lists|page-client)\.ts/,
  },
  // How small things look: what a list of jobs, a job and a company show of each other.
  {
    name: 'looks',
    test: /ui\/(avatar|badge|chip|copy-button|empty-state|pagination|radio-group|search-box|select|skeleton)\.tsx?|lib\/(elapsed|market-cap|product-day)\.ts|icons\/(calendar-check|calendar-range|chevron-(down|left|right)|clock|list|log-out|pencil|search|share-2|sliders-horizontal|trending-up|user-round|users|wallet)\.mjs/,
  },
  // What the screens of the job market say of a job.
  {
    name: 'market',
    test: /parts\/(job\/|map\/map-box|profile\/profile-section|pages-of-list|structured-data)|rich-text\/rich-html|map\/map-of-place|application\/use-kept-focus|wire\/src\/(reference|core\/days|jobs\/contractor-jobs)\.ts/,
  },
  // Who is signed in, at the end of a contractor's header.
  { name: 'account', test: /frame\/account-menu\.tsx|wire\/src\/contractor\/profile\.ts/ },
  // The way in, for every audience.
  {
    name: 'entrance',
    test: /parts\/entrance\.tsx|forms\/(use-call-form|use-form|by-call)\.ts|wire\/src\/sign-in\.ts/,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), listFrontDoors()],
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

/** Asks for both typefaces together with the page, long before the style sheet names them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
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
