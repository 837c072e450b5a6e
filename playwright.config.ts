import { defineConfig } from '@playwright/test'
import { takeOwnFolder } from './db/testing/own-folder.ts'
import { PORT } from './e2e/setup/address.ts'
import { browserLaunchOptions } from './e2e/setup/browser.ts'

takeOwnFolder()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // One retry, to tell flaky tests from broken ones: the last lines of `npm test` name the tests that passed only then.
  retries: process.env.CI ? 1 : 0,
  // They end what never ends; nothing may depend on how fast the machine is.
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 240_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'de-DE',
    launchOptions: await browserLaunchOptions(),
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 900 } } },
    // Journeys whose course or result depends on the screen size, or on the absence of a pointer, and those of families
    // that need to run only once.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: 'node e2e/setup/server.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
