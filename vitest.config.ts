import { defineConfig } from 'vitest/config'

const everywhere = ['node_modules/**', 'build/**', 'data/**']

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A shared machine may stand still in the middle of a test that waits for another process.
    retry: process.env.CI ? 2 : 0,
    env: { LOG_LEVEL: 'error' },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...everywhere, '**/*.db.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.db.test.{ts,tsx}'],
          exclude: everywhere,
          globalSetup: './db/testing/global-setup.ts',
          setupFiles: './db/testing/setup.ts',
        },
      },
    ],
  },
})
