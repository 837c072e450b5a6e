import { defineConfig } from 'vitest/config'

const everywhere = ['node_modules/**', 'build/**', 'data/**']

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // More than processors: many tests wait for processes and clocks.
    maxWorkers: 3,
    env: { LOG_LEVEL: 'error' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.db.test.{ts,tsx}'],
          pool: 'threads',
        },
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
