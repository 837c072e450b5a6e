import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './e2e/setup/browser.ts'

const PORT = Number(process.env.E2E_PORT ?? 3999)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A shared machine may stand still in the middle of a journey; what passes only then is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  // On a machine that does other work too, an answer may take this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'de-DE',
    launchOptions: await browserLaunchOptions(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node e2e/setup/server.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
