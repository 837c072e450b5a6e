import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'

/** Tells the person who started the program where it is; in production the log does. */
export function sayReady(port: number): void {
  const { PUBLIC_URL, APP_MODE } = env()
  if (APP_MODE === 'production') log().info({ url: PUBLIC_URL, port }, 'the program is ready')
  else console.log(`Aulario is ready: ${PUBLIC_URL ?? `http://localhost:${port}`} (Ctrl-C stops it)`)
}
