import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { env } from '#lib/env.ts'

/** Where the settings of a site in production lie (docs/operations.md). */
const SETTINGS_FILE = '/etc/aulario/settings'

const settingsFile = () => process.env.SETTINGS_FILE || SETTINGS_FILE

/** Whether this machine serves the public, as the settings of this process or a file of settings tell. */
const isProduction = () => process.env.APP_MODE === 'production' || fs.existsSync(settingsFile())

/**
 * Makes sure that a command of the operator has been told its database where the site has one: it would work on an empty
 * one of its own otherwise. NODE_ENV says nothing of this, `npm start` sets it everywhere.
 *
 * @throws Error in one sentence that says how to run it
 */
export function assertSettings(): void {
  if (process.env.DATABASE_URL || !isProduction()) return
  const file = settingsFile()
  throw new Error(
    `DATABASE_URL is not set, but this machine is in production: run the command with the settings of the site, as deploy/aulario, node --env-file=${file} or systemd-run -p EnvironmentFile=${file} do.`,
  )
}

/**
 * Refuses what only ever belongs on a machine for trying things out.
 *
 * @throws Error in one sentence
 */
export function refuseInProduction(what: string): void {
  if (isProduction()) throw new Error(`${what} in production, where everybody would see it: nothing was done.`)
}

/** Says on the error output which database and which store of files a command works on, without secrets. */
export function printPlace(ownerUrl: string): void {
  const { host, port, user, database } = new pg.Client(ownerUrl)
  // A folder stands for the socket in it.
  const where = host.startsWith('/') ? host : `${host}:${port}`
  console.error(`Database: ${database} at ${where} as ${user}; files: ${storePlace()}`)
}

function storePlace(): string {
  const { S3_URL, FILES_DIR } = env()
  if (!S3_URL) return `folder ${path.resolve(FILES_DIR)}`
  const { host, pathname } = new URL(S3_URL)
  return `S3 bucket ${pathname.slice(1)} at ${host}`
}
