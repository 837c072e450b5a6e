import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SCHEDULE_ACTIONS } from '#app/features/import-runs/schedules/schedule.ts'
import { auditLog } from '#app/i18n/audit-log/de.ts'

const root = path.join(import.meta.dirname, '../../../../..')
const sources = ['app/features', 'db', 'server', 'imports']
  .flatMap((folder) => fs.globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter((file) => !file.includes('.test.'))
  .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))

/** Actions that sources write as literals, those of groups included, whose noun a helper adds. */
const literals = sources.flatMap((source) => [
  ...[...source.matchAll(/\baction: '([a-z_-]+\.[a-z_-]+)'/g)].map(([, action]) => action!),
  ...[...source.matchAll(/\brecordGroup\(trx, member, '([a-z_]+)'/g)].map(([, done]) => `group.${done}`),
])

test('every action that the audit log takes has words', () => {
  expect(literals.length).toBeGreaterThan(50)
  const actions = [...literals, ...SCHEDULE_ACTIONS.map((action) => `import-schedule.${action}`)]
  const missing = actions.flatMap((action) => {
    const [noun, verb] = action.split('.')
    return [`log.noun.${noun}`, `log.verb.${verb}`].filter((key) => !(key in auditLog))
  })
  expect([...new Set(missing)]).toEqual([])
})
