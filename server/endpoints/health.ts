import { Hono } from 'hono'
import { isDirectoryReady } from '#app/features/search/live/directory.server.ts'
import { connectionPool } from '#db/client.ts'
import type { Build } from '../start/name-build.ts'

/**
 * `/healthz`: the process answers, with the version it runs. `/readyz`: it may receive visitors, because the database
 * is reachable and migrated and the directory is loaded.
 *
 * @param migrations names of the migrations that this program needs
 * @param running the program that this process runs
 */
export function health(migrations: string[], running: Build): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ ok: true, ...running }))
  app.get('/readyz', async (c) => {
    const problem = isDirectoryReady() ? await databaseProblem(migrations) : 'directory not loaded'
    return problem ? c.json({ ready: false, problem }, 503) : c.json({ ready: true })
  })
  return app
}

async function databaseProblem(migrations: string[]): Promise<string | undefined> {
  try {
    const applied = await connectionPool().query<{ name: string }>('select name from migrations')
    const done = new Set(applied.rows.map((row) => row.name))
    const waiting = migrations.filter((name) => !done.has(name))
    return waiting.length > 0 ? `migrations waiting: ${waiting.join(', ')}` : undefined
  } catch {
    return 'database not reachable'
  }
}
