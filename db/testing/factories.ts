import type { Insertable } from 'kysely'
import type { ReviewsTable, SchoolsTable } from '../schema.ts'

let counter = 0

/** A school as a register supplies it; fields that a test does not set are filled in. */
export function schoolRow(given: Partial<Insertable<SchoolsTable>> = {}): Insertable<SchoolsTable> {
  const id = given.id ?? `de-XX-${++counter}`
  return {
    id,
    name: `Schule ${id}`,
    category: 'primary',
    local_type: 'Grundschule',
    ownership: 'public',
    street: 'Schulstraße 1',
    postal_code: '50667',
    city: 'Köln',
    region: 'Nordrhein-Westfalen',
    country: 'DE',
    lat: null,
    lng: null,
    position_precision: null,
    pupils: null,
    successor_id: null,
    source: 'de-nrw',
    source_id: id.split('-').at(-1) ?? id,
    source_date: null,
    ...given,
  }
}

/** A published review; fields that a test does not set are filled in. */
export function reviewRow(given: Partial<Insertable<ReviewsTable>> & { school_id: string }): Insertable<ReviewsTable> {
  const { status = 'published' } = given
  return {
    author_id: null,
    author_name: 'Eine Mutter',
    rating: 4,
    comment: 'Unser Kind geht gern hin, und die Schule antwortet schnell auf Fragen.',
    teaching: null,
    climate: null,
    communication: null,
    support: null,
    building: null,
    activities: null,
    relation: 'parent',
    until_year: null,
    experienced_on: null,
    language: 'de',
    verified_level: null,
    published_at: status === 'published' || status === 'disputed' ? new Date() : null,
    ...given,
    status,
  }
}
