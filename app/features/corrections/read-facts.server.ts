import type { Kysely } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { CONTACT_FIELDS, CORRECTION_FIELDS, type CorrectionField } from './correction-fields.ts'

/** What the profile of a school says, by fact; empty where it says nothing. */
type ShownFacts = Record<CorrectionField, string>

/**
 * Reads the facts of a school that can be corrected; returns undefined when there is no such school or the team hid it.
 */
export async function readFacts(connection: Kysely<Database>, schoolId: string) {
  const row = await connection
    .selectFrom('school_directory')
    .select(['id', 'show_contact', ...CORRECTION_FIELDS])
    .where('id', '=', schoolId)
    .where('status', '<>', 'hidden')
    .executeTakeFirst()
  if (!row) return undefined
  const shown = Object.fromEntries(CORRECTION_FIELDS.map((field) => [field, String(row[field] ?? '')])) as ShownFacts
  return { id: row.id, country: row.country as CountryCode, showsContact: row.show_contact, shown }
}

/**
 * Finds the facts about a school that visitors can correct, with what its profile says now; without contact details
 * while it hides them.
 *
 * @returns undefined when there is no such school
 */
export async function findCorrectable(schoolId: string) {
  const facts = await readFacts(db(), schoolId)
  if (!facts) return undefined
  const { id, country, shown, showsContact } = facts
  const fields = CORRECTION_FIELDS.filter((field) => showsContact || !CONTACT_FIELDS.includes(field))
  // The source of a page never shows an address that robots can read.
  const told = fields.map((field) => ({ field, shown: field === 'email' ? '' : shown[field] }))
  return { id, name: shown.name, city: shown.city, country, fields, told }
}
