import { DAY_OFFERS, OFFERS } from '#db/vocabulary.ts'
import type { SchoolDocument } from '../index/document.ts'
import type { SearchQuery } from '../index.ts'
import { hasFacts } from './reference-facts.ts'

/** Whether a school passes the filters of a query. */
export function passes(school: SchoolDocument, query: SearchQuery): boolean {
  const { types, countries, ownership, minimumRating, features, tags = {} } = query
  const { age = [], gender = [], faith = [], language = [], offer = [] } = tags
  const { ageFrom, ageTo } = school
  const shown = school.ratingCount >= 3 ? (school.ratingAverage ?? 0) : 0
  return (
    (types.length === 0 || types.includes(school.category)) &&
    (countries.length === 0 || countries.includes(school.country)) &&
    (ownership === undefined || ownership === school.ownership) &&
    (minimumRating === undefined || shown >= minimumRating) &&
    features.every((feature) => school.features.includes(feature)) &&
    age.every((years) => ageFrom !== null && ageTo !== null && ageFrom <= Number(years) && Number(years) <= ageTo) &&
    (gender.length === 0 || gender.some((one) => one === school.gender)) &&
    (faith.length === 0 || faith.some((one) => one === school.faith)) &&
    language.every((code) => school.languages.includes(code)) &&
    OFFERS.every((one) => !offer.includes(one) || school[one] === true) &&
    DAY_OFFERS.every((one) => !offer.includes(one) || school.day?.includes(one)) &&
    (!offer.includes('reviewed') || school.ratingCount > 0) &&
    hasFacts(school, query.facts)
  )
}
