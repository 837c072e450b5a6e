import { Hono, type MiddlewareHandler } from 'hono'
import { isDirectoryReady } from '#app/features/search/live/directory.server.ts'
import { connectionPool } from '#db/client.ts'
import type { Build } from '../start/name-build.ts'

/**
 * `/healthz`: the process answers, with the version it runs, which headers of both name, too. `/readyz`: it may receive
 * visitors, because the database is reachable and migrated and the directory is loaded.
 *
 * @param migrations names of the migrations that this program needs
 * @param running the program that this process runs
 */
export function health(migrations: string[], running: Build): Hono {
  const app = new Hono()
  const named: MiddlewareHandler = async (c, next) => {
    c.header('aulario-version', running.version)
    c.header('aulario-build', running.build)
    await next()
  }
  app.get('/healthz', named, (c) => c.json({ ok: true, ...running }))
  app.get('/readyz', named, async (c) => {
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
