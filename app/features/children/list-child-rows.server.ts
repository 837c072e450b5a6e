import type { Kysely } from 'kysely'
import type { AdmissionRow } from '#app/features/admission-dates/admission-row.ts'
import { listAdmissionRows } from '#app/features/admission-dates/list-admission-rows.server.ts'
import type { Database } from '#db/schema.ts'
import { areasOfChild, type Child } from './child.ts'

/** Lists the rows that may concern a child: those of its areas and of the whole country. */
export const listChildRows = (db: Kysely<Database>, child: Pick<Child, 'country' | 'area'>): Promise<AdmissionRow[]> =>
  listAdmissionRows(db, { country: child.country, areas: areasOfChild(child) })
