import type { SchoolDocument } from '#app/features/search/engine/index.ts'
import { type GeneratedSchool, generateSchools } from '../directory/generate-schools.ts'

const PRIOR_REVIEWS = 7
const PRIOR_MEAN = 3.5

/** Made-up schools as the search sees them; closed ones are left out. */
export function* generateDocuments(count: number): Generator<SchoolDocument> {
  for (const school of generateSchools(count)) if (school.status === 'active') yield toDocument(school)
}

function toDocument(school: GeneratedSchool): SchoolDocument {
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
    codes: [school.source_id],
    ownership: school.ownership,
    features: school.features,
    faith: school.ownership === 'private' ? 'catholic' : null,
    gender: 'mixed',
    boarding: school.pupils % 20 === 0,
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
    hasDescription: school.pupils % 3 === 0,
  }
}
