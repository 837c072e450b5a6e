import { sql } from 'kysely'
import type { SchoolAreas } from '#app/features/schools/own-point/catchment-position.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { type CatchmentEdition, findEdition } from './edition.server.ts'
import { findAreasAt, isResponsible } from './find-areas.server.ts'
import { readableStreet } from './street-name.ts'

type School = {
  id: string
  country: string
  region: string
  category: string
  localType: string
  ownership: string | null
  closed: boolean
  lat: number | null
  lng: number | null
  approximate: boolean
}

/** What a school's profile says about its catchment, in the reader's language. */
export type SchoolCatchment = {
  /** `Einzugsbereich 2026/27` */
  title: string
  sentences: string[]
  /** The areas of which the outlines are known. */
  areas: SchoolAreas | null
  /** Schools of the same area. */
  others: { label: string; schools: { id: string; name: string }[] } | null
  /** Communes, and streets of divided communes. */
  lists: { label: string; items: string[] }[]
  promise: string
  /** Label and address (without language) of the page that finds the school for a home. */
  link: { label: string; to: string }
  source: { label: string; url: string }
}

/**
 * Finds the catchment of a school in the newest edition; null for schools that have none or whose catchment is not
 * known.
 */
export async function findSchoolCatchment(school: School, locale: Locale): Promise<SchoolCatchment | null> {
  if (school.closed) return null
  const t = translator(locale)
  if (school.country === 'FR' && school.category === 'secondary') return await sectorOf(school, t)
  if (school.country === 'DE' && school.region === 'Berlin') return await areaOf(school, locale, t)
  return null
}

async function areaOf(school: School, locale: Locale, t: Translate): Promise<SchoolCatchment | null> {
  const { lat, lng, localType: local_type } = school
  if (lat === null || lng === null || school.approximate || !isResponsible({ ...school, local_type })) return null
  const found = await findAreasAt({ lat, lng }, locale)
  const [area] = found?.areas ?? []
  if (!found || !area) return null
  const others = area.schools.filter(({ id }) => id !== school.id).map(({ id, name }) => ({ id, name }))
  return {
    ...frameOf(found.edition, t, `/catchment?school=${encodeURIComponent(school.id)}`),
    sentences: found.areas.map(({ number, district }) => t('catchment.profile.area', { number, district })),
    areas: { at: { lat, lng }, numbers: found.areas.map(({ number }) => number) },
    others: others.length > 0 ? { label: t('catchment.profile.others'), schools: others } : null,
    lists: [],
  }
}

async function sectorOf({ id }: School, t: Translate): Promise<SchoolCatchment | null> {
  const edition = await findEdition('fr-35-catchments')
  if (!edition) return null
  const rows = await preparedDb()
    .selectFrom('catchments')
    .select(['name', 'street', 'first_house', 'last_house', 'house_side'])
    .where('source', '=', edition.source)
    .where('period_start', '=', edition.start)
    .where('school_key', 'in', (keys) => keys.selectFrom('school_keys').select('key').where('school_id', '=', id))
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('street')
    .execute()
  if (rows.length === 0) return null
  const whole = [...new Set(rows.filter(({ street }) => street === '').map(({ name }) => name))]
  const divided = Map.groupBy(
    rows.filter(({ street }) => street !== ''),
    ({ name }) => name,
  )
  const lists = [...divided].map(([commune, streets]) => ({
    label: t('catchment.profile.streets', { commune }),
    items: [...new Set(streets.map((row) => streetText(row, t)))],
  }))
  return {
    ...frameOf(edition, t, '/catchment'),
    sentences: [],
    areas: null,
    others: null,
    lists: [...(whole.length > 0 ? [{ label: t('catchment.profile.communes'), items: whole }] : []), ...lists],
  }
}

type StreetRow = { street: string; first_house: number | null; last_house: number | null; house_side: string }

/** A street with the part of it that belongs to the school: `Rue d’Ernee (2 bis 48, gerade Nummern)`. */
function streetText({ street, first_house: first, last_house: last, house_side: side }: StreetRow, t: Translate) {
  const isFromStart = (first ?? 0) <= 2
  const parts = [
    ...(last === null ? (isFromStart ? [] : [t('catchment.profile.from', { first: String(first) })]) : []),
    ...(last !== null && isFromStart ? [t('catchment.profile.upTo', { last: String(last) })] : []),
    ...(last !== null && !isFromStart
      ? [t('catchment.profile.range', { first: String(first), last: String(last) })]
      : []),
    ...(side === 'odd' || side === 'even' ? [t(`catchment.profile.${side}`)] : []),
  ]
  const name = readableStreet(street)
  return parts.length > 0 ? `${name} (${parts.join(', ')})` : name
}

function frameOf({ schoolYear, attribution, url }: CatchmentEdition, t: Translate, to: string) {
  return {
    title: t('catchment.profile.title', { year: schoolYear }),
    promise: t('catchment.promise'),
    link: { label: t('catchment.profile.check'), to },
    source: { label: t('catchment.source', { source: attribution }), url },
  }
}
