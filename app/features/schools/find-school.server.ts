import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { currentIds } from './current-ids.server.ts'
import { presentBasics } from './present-basics.ts'
import { GEONAMES, REGISTER_SOURCES } from './register-sources.ts'
import { type LocalText, schoolText } from './school-text.ts'
import { SECTIONS, type Section } from './sections.ts'

const FREE_IMAGES = 1
const PREMIUM_IMAGES = 10

/**
 * All that the profile of a school shows, or where it went.
 *
 * @returns null when there is no such school or an operator of the site hid it; `{ movedTo }` after a merger
 */
export async function findSchool(id: string, locale: Locale) {
  const row = await directoryRow(id, locale)
  if (!row) return movedSchool(id)
  const [sections, images] = row.premium
    ? await Promise.all([listSections(id, locale), listImages(id, PREMIUM_IMAGES)])
    : [[], await listImages(id, FREE_IMAGES)]
  return { school: presentProfile(row, sections, images) }
}

function directoryRow(id: string, locale: Locale) {
  return db()
    .selectFrom('school_directory as d')
    .leftJoin('schools as successor', 'successor.id', 'd.successor_id')
    .selectAll('d')
    .select('successor.name as successor_name')
    .select([schoolText('summary', locale).as('summary'), schoolText('description', locale).as('long_description')])
    .where('d.id', '=', id)
    .where('d.status', '<>', 'hidden')
    .executeTakeFirst()
}

async function movedSchool(id: string): Promise<{ movedTo: string } | null> {
  const movedTo = (await currentIds([id])).get(id)
  return movedTo ? { movedTo } : null
}

type SectionText = LocalText & { section: Section; updatedAt: Date }

async function listSections(id: string, locale: Locale): Promise<SectionText[]> {
  const rows = await db()
    .selectFrom('school_texts')
    .select(['section', 'language', 'text', 'updated_at'])
    .distinctOn('section')
    .where('school_id', '=', id)
    .where('section', 'in', SECTIONS)
    .orderBy('section')
    .orderBy((eb) => eb('language', '=', locale), 'desc')
    .orderBy('language')
    .execute()
  const bySection = new Map(rows.map((row) => [row.section, row]))
  return SECTIONS.flatMap((section) => {
    const row = bySection.get(section)
    return row ? { section, language: row.language, text: row.text, updatedAt: row.updated_at } : []
  })
}

function listImages(id: string, limit: number) {
  return db()
    .selectFrom('school_media')
    .select(['id', 'url', 'alt', 'width', 'height'])
    .where('school_id', '=', id)
    .where('kind', '=', 'image')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

type Row = NonNullable<Awaited<ReturnType<typeof directoryRow>>>

function presentProfile(row: Row, sections: SectionText[], images: Awaited<ReturnType<typeof listImages>>) {
  const contact = row.show_contact
  return {
    ...presentBasics(row),
    ownership: row.ownership as 'public' | 'private' | null,
    region: row.region,
    lat: row.lat,
    lng: row.lng,
    approximate: row.position_precision !== 'exact',
    phone: contact ? row.phone : '',
    website: contact ? row.website : '',
    // The address itself never stands in a page: visitors ask for it by a click.
    hasEmail: contact && row.email !== '',
    languages: row.languages,
    pupils: row.pupils,
    closed: row.status === 'closed',
    successor: row.successor_id ? { id: row.successor_id, name: row.successor_name ?? '' } : null,
    register: presentRegister(row.source, row.position_precision),
    officialNumber: row.source_id,
    sourceDate: row.source_date,
    verifiedAt: row.verified_at,
    showReviews: row.show_reviews,
    stars: [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5],
    summary: row.summary,
    longDescription: row.premium ? row.long_description : null,
    sections,
    images,
    updatedAt: row.updated_at,
  }
}

/** The lines that the licences ask for; samples and schools that operators added have none. */
function presentRegister(source: string, precision: string | null) {
  const register = Object.values(REGISTER_SOURCES).find((known) => known.id === source)
  if (!register) return null
  const { attribution, url, country } = register
  return { attribution, url, country, positionAttribution: precision === 'town' ? GEONAMES.attribution : null }
}

/** A school as its profile page shows it. */
export type SchoolProfile = ReturnType<typeof presentProfile>
