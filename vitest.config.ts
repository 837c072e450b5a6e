import { defineConfig } from 'vitest/config'
import { takeOwnFolder } from './db/testing/own-folder.ts'

takeOwnFolder()

const everywhere = ['node_modules/**', 'build/**', 'data/**']
const DATABASE = ['**/*.db.test.{ts,tsx}']
const APP = ['app/**/*.db.test.{ts,tsx}']

export default defineConfig({
  test: {
    // They end what never ends; nothing else may depend on how fast the machine is.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // More than processors: many tests wait for processes and clocks.
    maxWorkers: 4,
    // As in `playwright.config.ts`; but a counterexample that was found at random is a failure.
    retry: process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0,
    env: { LOG_LEVEL: 'error' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...DATABASE],
          pool: 'threads',
          // Files share threads, but not our modules, as in the project `app`.
          isolate: false,
          setupFiles: './db/testing/fresh-modules.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: DATABASE,
          exclude: [...everywhere, ...APP],
          globalSetup: './db/testing/global-setup.ts',
          setupFiles: './db/testing/setup.ts',
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'app',
          // Pages are rendered by the React of visitors: that for development notes where each element was made.
          env: { NODE_ENV: 'production' },
          include: APP,
          exclude: everywhere,
          // Files share processes, but not our modules: React and the other libraries are loaded and compiled once.
          // Tests of whole programs, which end processes and catch signals, are not among them.
          isolate: false,
          globalSetup: './db/testing/global-setup.ts',
          setupFiles: ['./db/testing/fresh-modules.ts', './db/testing/setup.ts'],
        },
      },
    ],
  },
})
