import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { env } from '#lib/env.ts'

/** Path of the settings of a site in production (docs/operations.md). */
const SETTINGS_FILE = '/etc/aulario/settings'

const settingsFile = () => process.env.SETTINGS_FILE || SETTINGS_FILE

/** Whether this machine serves the public, according to the settings of this process or a settings file. */
export const isProduction = () => process.env.APP_MODE === 'production' || fs.existsSync(settingsFile())

/**
 * Makes sure that an operator's command finds the site's database in production; otherwise it would create an empty one
 * and work on that. NODE_ENV is no indication, because `npm start` sets it everywhere.
 *
 * @throws Error with a one-sentence message that says how to run the command
 */
export function assertSettings(): void {
  if (process.env.DATABASE_URL || !isProduction()) return
  const file = settingsFile()
  throw new Error(
    `DATABASE_URL is not set, but this machine is in production: run the command with the settings of the site, as deploy/aulario, node --env-file=${file} or systemd-run -p EnvironmentFile=${file} do.`,
  )
}

/**
 * Refuses an action that is only allowed on a machine for trying things out.
 *
 * @throws Error with a one-sentence message
 */
export function refuseInProduction(what: string): void {
  if (isProduction()) throw new Error(`${what} in production, where everybody would see it: nothing was done.`)
}

/** Returns which database and file store a command works on, without secrets. */
export function placeOf(ownerUrl: string): string {
  // The files of certificates that an address names are read when it is used.
  const { host, port, user, database } = new pg.Client(ownerUrl.replaceAll(/\bssl\w+=[^&]*/g, ''))
  // A folder stands for the socket in it.
  const where = host.startsWith('/') ? host : `${host}:${port}`
  return `Database: ${database} at ${where} as ${user}; files: ${storePlace()}`
}

function storePlace(): string {
  const { S3_URL, FILES_DIR } = env()
  if (!S3_URL) return `folder ${path.resolve(FILES_DIR)}`
  const { host, pathname } = new URL(S3_URL)
  return `S3 bucket ${pathname.slice(1)} at ${host}`
}
