import type { SchoolEvent } from '#app/features/events/list-events.server.ts'
import { presentEvent } from '#app/features/events/present-event.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { areaOf } from '#app/features/schools/area-of.ts'
import { feesOf } from '#app/features/schools/fees.ts'
import { initials } from '#app/features/schools/initials.ts'
import { presentBasics, stagedOf } from '#app/features/schools/present-basics.ts'
import { GEONAMES } from '#app/features/schools/sources/geonames.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { typeText } from '#app/features/schools/stages/type-parts.server.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { SchoolDirectoryView } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { webAddress } from '#lib/net/web-address.ts'
import type { OwnText } from './list-texts.server.ts'
import type { ProfileImage, ProfileVideo } from './media/list-media.server.ts'
import { presentFacts } from './present-facts.ts'
import { presentFees } from './present-fees.ts'
import type { ProfileSources, SelfReportedValues } from './read-sources.server.ts'
import { SECTIONS } from './sections.ts'

/** The data of a school from the database. */
export type FoundSchool = {
  row: SchoolDirectoryView & { successor_name: string | null; takes_messages: boolean; starter: boolean }
  texts: Map<string, OwnText>
  media: { images: ProfileImage[]; videos: ProfileVideo[] }
  sources: ProfileSources
  /** The register that lists it; undefined for samples and schools that members proposed. */
  register: RegisterSource | undefined
  events: SchoolEvent[]
  /** Day on which the register was last imported, if it gives no date of its own. YYYY-MM-DD */
  importDay: string | null
}

/** Returns the parts of a school's data that its profile shows, as its plan and settings allow. */
export function presentProfile(found: FoundSchool, locale: Locale) {
  const { row, texts, media, sources, events } = found
  const zone = timeZoneOf(row.country as CountryCode, row.postal_code)
  const contact = row.show_contact
  const register = presentRegister(found)
  const fees = sources.own && row.ownership !== 'public' ? feesOf(sources.own) : null
  const isOfficial = register !== null || row.sample
  const basics = presentBasics(row, locale)
  const typeOf = (localType: string) => typeText({ ...stagedOf(row), localType }, locale)
  const presented = events.map((event) => presentEvent(event, zone, locale))
  const openDay = presented.find(({ kind }) => kind === 'open_day')
  return {
    ...basics,
    letters: initials(basics.name),
    ownership: row.ownership as 'public' | 'private' | null,
    region: row.region,
    breadcrumb: breadcrumb({ country: row.country as CountryCode, region: row.region, city: row.city }, locale),
    lat: row.lat,
    lng: row.lng,
    approximate: row.position_precision !== 'exact',
    area: areaOf(row, basics.city),
    phone: contact ? row.phone : '',
    website: contact ? webAddress(row.website) : '',
    // The address itself is never part of a page: visitors request it with a click.
    hasEmail: contact && row.email !== '',
    takesMessages: row.takes_messages,
    closed: row.status === 'closed',
    /** Whom the school is for, in words; null if children. */
    audience: row.audience === 'children' ? null : translator(locale)(`audience.${row.audience}`),
    successor: row.successor_id ? { id: row.successor_id, name: row.successor_name ?? '' } : null,
    register,
    facts: presentFacts(sources, { register: isOfficial, contact, typeOf }, locale),
    own: presentOwn(sources.own, isOfficial, row.updated_at),
    fees: fees && presentFees(fees, row.country as CountryCode, locale),
    verifiedAt: row.verified_at,
    showInSearch: row.show_in_search,
    showReviews: row.show_reviews,
    stars: [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5],
    summary: texts.get('summary') ?? null,
    longDescription: (row.premium && texts.get('description')) || null,
    sections: row.premium ? presentSections(texts) : [],
    /** Whether the school itself names inclusion among what it offers. */
    saysInclusion: sources.own?.features?.includes('inclusion') ?? false,
    ...media,
    events: presented,
    nextOpenDay: openDay
      ? {
          id: openDay.id,
          words: translator(locale)('facts.nextOpenDay', { day: formatDay(locale, openDay.startsAt.slice(0, 10)) }),
        }
      : null,
    updatedAt: row.updated_at,
  }
}

/**
 * Returns where official facts come from and what the licences require; null for samples and schools that members
 * proposed.
 */
function presentRegister({ row, register, importDay }: FoundSchool) {
  const { source_id, source_date, position_precision, starter } = row
  if (!register) return null
  return {
    ...register,
    /** The school's number in the register. */
    number: source_id,
    /** YYYY-MM-DD of the edition. */
    date: source_date,
    /** YYYY-MM-DD of the import, if the edition gives no date. */
    importDay: source_date === null ? importDay : null,
    /** The year of the edition, if it is that of the starter directory. */
    starterYear: starter && source_date !== null ? source_date.slice(0, 4) : null,
    positionAttribution:
      position_precision === 'town' || position_precision === 'postal_code' ? GEONAMES.attribution : null,
  }
}

/**
 * Returns when the school last changed self-reported data, and which contact data are self-reported; null if there are
 * none.
 */
function presentOwn(own: SelfReportedValues | undefined, isOfficial: boolean, updatedAt: Date) {
  if (!isOfficial) return { at: own?.updated_at ?? updatedAt, address: true, phone: true, website: true }
  if (!own) return null
  const address = (own.street ?? own.postal_code ?? own.city) !== null
  return { at: own.updated_at, address, phone: own.phone !== null, website: own.website !== null }
}

function presentSections(texts: Map<string, OwnText>) {
  return SECTIONS.flatMap((section) => {
    const text = texts.get(section)
    return text ? { section, ...text } : []
  })
}

/** Returns the country, region and town of a school, largest first; unknown or repeated ones are left out. */
function breadcrumb(
  { country, region, city }: { country: CountryCode; region: string; city: string },
  locale: Locale,
): Crumb[] {
  const within = (name: string) => ({ name, path: `/results?q=${encodeURIComponent(name)}&country=${country}` })
  const places = [region === city ? '' : region, city].filter(Boolean)
  return [{ name: countryName(locale, country), path: `/results?country=${country}` }, ...places.map(within)]
}
