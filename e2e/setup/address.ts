import fs from 'node:fs'
import path from 'node:path'
import { projectDir } from '#db/open-database.ts'

/** The port of the program under test: simultaneous runs on one machine use different ones by E2E_PORT. */
export const PORT = Number(process.env.E2E_PORT ?? 3999)

const file = path.join(projectDir, 'data', `e2e-database-${PORT}`)

/** Tells the workers of the run the database of the program under test. */
export function writeDatabaseAddress(url: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, url, { mode: 0o600 })
}

/** Returns the connection string of the database of the program under test, which must be running. */
export const readDatabaseAddress = (): string => fs.readFileSync(file, 'utf8')
