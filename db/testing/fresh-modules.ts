import { vi } from 'vitest'

// The first set-up file of tests that share a process: each test file gets our modules afresh, with their own caches,
// timers and connections, and the settings that the process started with.
const shared = globalThis as { settingsAtStart?: NodeJS.ProcessEnv }
shared.settingsAtStart ??= { ...process.env }
for (const name of Object.keys(process.env)) if (!(name in shared.settingsAtStart)) delete process.env[name]
Object.assign(process.env, shared.settingsAtStart)
vi.resetModules()
