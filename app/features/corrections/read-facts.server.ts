import type { Kysely } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { CONTACT_FIELDS, CORRECTION_FIELDS, positionText, REPORTABLE, type Reportable } from './correction-fields.ts'

/** What a school's profile says, by fact; empty where it says nothing. */
type ShownFacts = Record<Reportable, string>

/**
 * Reads the facts of a school that can be corrected; returns undefined when there is no such school or the team hid it.
 */
export async function readFacts(connection: Kysely<Database>, schoolId: string) {
  const row = await connection
    .selectFrom('school_directory')
    .select(['id', 'show_contact', 'lat', 'lng', ...CORRECTION_FIELDS])
    .where('id', '=', schoolId)
    .where('status', '<>', 'hidden')
    .executeTakeFirst()
  if (!row) return undefined
  const { lat, lng } = row
  const facts = Object.fromEntries(CORRECTION_FIELDS.map((field) => [field, String(row[field] ?? '')]))
  const position = lat === null || lng === null ? '' : positionText({ lat, lng })
  const shown = { ...facts, position, closed: '', duplicate: '' } as ShownFacts
  return { id: row.id, country: row.country as CountryCode, showsContact: row.show_contact, shown }
}

/**
 * Finds the facts about a school that visitors can correct, with what its profile currently says; without contact
 * details while it hides them.
 *
 * @returns undefined when there is no such school
 */
export async function findCorrectable(schoolId: string) {
  const facts = await readFacts(db(), schoolId)
  if (!facts) return undefined
  const { id, country, shown, showsContact } = facts
  const fields = REPORTABLE.filter(
    (field) => showsContact || !(CONTACT_FIELDS as readonly Reportable[]).includes(field),
  )
  // The source of a page never shows an address that robots can read.
  const told = fields.map((field) => ({ field, shown: field === 'email' ? '' : shown[field] }))
  return { id, name: shown.name, city: shown.city, country, fields, told }
}
