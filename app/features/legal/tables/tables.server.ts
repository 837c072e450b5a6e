import type { Locale } from '#app/i18n/locales.ts'
import type { Insert, Table } from '../legal-text.ts'
import { AUTHORITIES, COORDINATORS, ENFORCEMENT } from './bodies.ts'
import { bodyTable } from './body-table.ts'
import { cookieTable, storageTable } from './device-tables.ts'
import { figureTable } from './figure-table.server.ts'
import { materialTable } from './material-table.server.ts'
import { operatorTable } from './operator-table.server.ts'
import { registerTable } from './register-table.server.ts'
import { retentionTable } from './retention-table.server.ts'

/** The function that makes each table in a language; those of live figures query the database. */
export const TABLES: Record<Insert, (locale: Locale) => Table | Promise<Table>> = {
  operator: operatorTable,
  cookies: cookieTable,
  storage: storageTable,
  retention: retentionTable,
  authorities: (locale) => bodyTable(locale, 'authorities', AUTHORITIES),
  coordinators: (locale) => bodyTable(locale, 'coordinators', COORDINATORS),
  enforcement: (locale) => bodyTable(locale, 'enforcement', ENFORCEMENT),
  figures: figureTable,
  registers: registerTable,
  material: materialTable,
}
