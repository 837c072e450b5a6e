import { env } from '#lib/env.ts'

/** Tells the person who started the program where it is. */
export function sayReady(port: number): void {
  console.log(`Aulario is ready: ${env().PUBLIC_URL ?? `http://localhost:${port}`} (Ctrl-C stops it)`)
}
