import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Policy } from './core/policy.ts'

const policies = import.meta.glob<Record<string, Policy>>('./features/*/policy.ts', { eager: true })

/** The sources of the program outside the policies themselves. */
const sources = ['app', 'server'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\/|(^|\/)policy\.ts$/.test(name))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8')),
)
const used = new Set(sources.flatMap((text) => text.match(/\b[A-Z_]+_POLICY\.\w+/g) ?? []))

test.each(Object.entries(policies))('every action of %s is asked for somewhere', (_, module) => {
  const named = Object.entries(module)
    .filter(([name]) => name.endsWith('_POLICY'))
    .flatMap(([name, policy]) => Object.keys(policy).map((action) => `${name}.${action}`))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((action) => !used.has(action))).toEqual([])
})
