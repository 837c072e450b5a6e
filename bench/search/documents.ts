import { byOffer, COUNTRIES } from '#db/vocabulary.ts'
import { SEARCHED_FACT_IDS, SEARCHED_FACTS } from '#search-engine/base/searched-facts.ts'
import type { DocumentFact } from '#search-engine/index/document.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { type GeneratedSchool, generateSchools } from '../directory/generate-schools.ts'

const PRIOR_REVIEWS = 7
const PRIOR_MEAN = 3.5

/** In Italy, about this many sites of one kind share an institute. */
const SITES_OF_INSTITUTE = 4

/** Yields made-up schools as the search sees them; closed ones are left out. */
export function* generateDocuments(count: number): Generator<SchoolDocument> {
  const nameInstitute = instituteNamer()
  for (const school of generateSchools(count)) {
    if (school.status === 'active') yield toDocument(school, nameInstitute(school))
  }
}

/** Assigns the state schools of an Italian town to its institutes, one after another. */
function instituteNamer() {
  const schools = new Map<string, number>()
  return ({ country, ownership, city, local_type }: GeneratedSchool): string | null => {
    if (country !== 'IT' || ownership === 'private') return null
    const before = schools.get(city + local_type) ?? 0
    schools.set(city + local_type, before + 1)
    return `${city} ${Math.floor(before / SITES_OF_INSTITUTE)}`
  }
}

/** Every sixth fact, a different sixth in each country, in two editions: about as many as registers publish. */
const SHARE_OF_FACTS = 6
const EDITIONS = [20_000, 20_001] as const

function factsOf({ country, pupils }: GeneratedSchool): DocumentFact[] {
  const first = COUNTRIES.indexOf(country)
  return SEARCHED_FACT_IDS.filter((_, at) => at % SHARE_OF_FACTS === first || at === 0).map((fact, at) => {
    const searched = SEARCHED_FACTS[fact]
    const value =
      searched.kind === 'choices' ? 1 + (pupils % 31) : (pupils + at) % (searched.kind === 'number' ? 100 : 2)
    return { fact, value: fact === 'pupils' ? pupils : value, edition: EDITIONS[pupils % 8 === 0 ? 0 : 1] }
  })
}

function toDocument(school: GeneratedSchool, institute: string | null): SchoolDocument {
  const ratingCount = school.stars.reduce((sum, stars) => sum + stars, 0)
  const points = school.stars.reduce((sum, stars, at) => sum + stars * (at + 1), 0)
  return {
    id: school.id,
    name: school.name,
    localType: school.local_type,
    category: school.category,
    country: school.country,
    region: school.region,
    city: school.city,
    postalCode: school.postal_code,
    street: school.street,
    institute,
    ...(institute !== null && { instituteName: `IC ${institute}` }),
    codes: [school.source_id],
    ownership: school.ownership,
    features: school.features,
    faith: school.ownership === 'private' ? 'catholic' : null,
    gender: 'mixed',
    ...byOffer(() => school.pupils % 20 === 0),
    ageFrom: 6,
    ageTo: school.category === 'primary' ? 10 : 18,
    languages: ['en', 'fr'],
    lat: school.lat,
    lng: school.lng,
    precision: school.position_precision,
    premium: school.premium,
    ratingCount,
    ratingAverage: ratingCount === 0 ? null : points / ratingCount,
    ratingRank: (points + PRIOR_REVIEWS * PRIOR_MEAN) / (ratingCount + PRIOR_REVIEWS),
    facts: factsOf(school),
  }
}
