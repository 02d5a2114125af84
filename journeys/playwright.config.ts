import { defineConfig } from '@playwright/test'

/** What people do, in a real browser against the built product. Each worker starts a product of its own. */
export default defineConfig({
  testDir: './src',
  globalSetup: './src/marketplace.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 3,
  // Three browsers, three servers and their databases share the machine: what is only slow gets a second try, and is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['../tools/counting-journeys.ts']],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
    trace: 'on-first-retry',
    // What a journey fulfils or holds up itself would pass it by; one is about it, and allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    },
  },
  projects: [
    {
      name: 'desktop',
      // What there is on a phone alone.
      grepInvert: /@narrow/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What is said, kept or refused does not hang on the width of the screen: it is walked on the desktop alone,
      // and so is what only has room there.
      grepInvert: /@any-width|@wide/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // One point to a pixel: four times as many are drawn for nobody, and are a tenth of the time.
        deviceScaleFactor: 1,
      },
    },
  ],
})
