import type {
  ElementarySchoolLeaf,
  HighSchoolLeaf,
  MiddleSchoolLeaf,
  PreschoolLeaf,
  SchoolLeaf,
  WithContext,
} from 'schema-dts'
import type { SchoolFacts } from '#app/features/facts/find-school-facts.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Stage } from '#app/features/schools/stages/stage.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { breadcrumbList } from '#app/ui/breadcrumb-list.ts'
import type { SchoolHistory } from './find-history.server.ts'
import type { SchoolProfile } from './find-school.server.ts'

type AnySchool = PreschoolLeaf | ElementarySchoolLeaf | HighSchoolLeaf | MiddleSchoolLeaf | SchoolLeaf

/** The words that the vocabulary has for single stages; a school with several is a `School`. */
const TYPES: Partial<Record<Stage, AnySchool['@type']>> = {
  ...{ early_years: 'Preschool', childcare: 'Preschool', nursery: 'Preschool' },
  ...{ primary: 'ElementarySchool', infant: 'ElementarySchool', junior: 'ElementarySchool' },
  ...{ lower_secondary: 'MiddleSchool', middle: 'MiddleSchool' },
  ...{ academic: 'HighSchool', upper_secondary: 'HighSchool', sixth_form: 'HighSchool' },
}

type Described = {
  /** Scheme and host of the site. */
  origin: string
  locale: Locale
  facts: SchoolFacts
  history: SchoolHistory
  /** `aggregateRating` and `review` as far as the page shows them. */
  reviews?: object
}

/**
 * Returns the data of a profile in the vocabulary of schema.org for search engines: nothing that visitors do not see on
 * the page.
 *
 * @returns one object for each script of type `application/ld+json`
 */
export function profileStructuredData(
  school: SchoolProfile,
  { origin, locale, facts, history, reviews = {} }: Described,
): [WithContext<AnySchool>, ...ReturnType<typeof breadcrumbList>] {
  const names = history.formerNames.map(({ name }) => name)
  const described = {
    ...presentSchool(school, origin, locale),
    ...(names.length > 0 && { alternateName: names }),
    ...describeFacts(facts),
    ...reviews,
  }
  return [described, ...breadcrumbList(school.breadcrumb, { origin, locale })]
}

/** Returns the properties by which search engines recognise the school on every page that mentions it. */
export function schoolIdentity(
  school: Pick<SchoolProfile, 'id' | 'name' | 'stage'>,
  { origin, locale }: { origin: string; locale: Locale },
): WithContext<AnySchool> {
  const { id, name } = school
  const url = origin + localePath(locale, `/schools/${id}`)
  const type = TYPES[school.stage] ?? 'School'
  return { '@context': 'https://schema.org', '@type': type, '@id': `${url}#school`, name, url }
}

function presentSchool(school: SchoolProfile, origin: string, locale: Locale): WithContext<AnySchool> {
  const { lat, lng, approximate, register, summary, images, logo } = school
  return {
    ...schoolIdentity(school, { origin, locale }),
    address: postalAddress(school),
    ...(summary && { description: summary.text }),
    ...(register && {
      identifier: { '@type': 'PropertyValue', propertyID: register.dataset, value: register.number },
    }),
    // The centre of a town is not the position of the school.
    ...(lat !== null &&
      lng !== null &&
      !approximate && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(school.phone && { telephone: school.phone }),
    ...(school.website && { sameAs: school.website }),
    ...(logo && { logo: origin + logo }),
    ...(images.length > 0 && { image: images.map((image) => origin + image.url) }),
  }
}

export function postalAddress({ street, postalCode, city, region, country }: SchoolProfile) {
  return {
    '@type': 'PostalAddress' as const,
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    addressCountry: country,
  }
}

/** Facts that name the organisation to which a school belongs, nearest first. */
const PARENTS: readonly FactId[] = ['institute_name', 'trust', 'operator']

/**
 * Returns official facts in the vocabulary of schema.org, as the page shows them. The vocabulary has words for the
 * dates on which a school opened and closed and for the organisation above it; the few most telling facts become named
 * properties, each with its period.
 *
 * @see https://schema.org/School
 */
function describeFacts({ glance, sections }: SchoolFacts) {
  const all = new Map(sections.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact] as const)))
  const opened = all.get('opened')?.day
  const closed = all.get('closed')?.day
  const parent = PARENTS.map((id) => all.get(id)?.value).find(Boolean)
  return {
    ...(opened && { foundingDate: opened }),
    ...(closed && { dissolutionDate: closed }),
    ...(parent && { parentOrganization: { '@type': 'Organization' as const, name: parent } }),
    ...(glance.length > 0 && {
      additionalProperty: glance.map(({ id, label, value, period }) => ({
        '@type': 'PropertyValue' as const,
        propertyID: id,
        name: label,
        value,
        description: period,
      })),
    }),
  }
}
