import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'

/** Schools as an import leaves them: without words of their own and without reviews, enough for several pages. */
export async function addExampleSchools(): Promise<void> {
  const gymnasien = Array.from({ length: 45 }, (_, index) =>
    schoolRow({
      id: `de-NW-9${String(index).padStart(5, '0')}`,
      name: `Städtisches Gymnasium ${index + 1}`,
      local_type: 'Gymnasium',
      category: 'high_school',
      street: `Schulstraße ${index + 1}`,
      postal_code: `50${String(600 + index)}`,
      city: 'Köln',
      region: 'Nordrhein-Westfalen',
      phone: '0221 000000',
      email: `schule-${index}@example.org`,
      website: 'https://www.example.org',
      source: 'de-nrw',
      source_date: '2026-03-01',
      ...placeIn(index),
    }),
  )
  const closed = schoolRow({
    id: 'de-NW-800000',
    name: 'Alte Dorfschule',
    status: 'closed',
    source: 'de-nrw',
    successor_id: gymnasien[0]?.id ?? null,
  })
  await db()
    .insertInto('schools')
    .values([...gymnasien, closed, ...sitesOfInstitute()])
    .execute()
}

/** Three primary schools and a nursery school of one Italian institute, whose places are known by their town only. */
function sitesOfInstitute() {
  const names = ['Gianni Rodari', 'Don Milani', 'Bruno Munari', 'Il Girasole']
  return names.map((name, index) =>
    schoolRow({
      id: `it-FOEE80100${index + 1}`,
      name,
      local_type: index < 3 ? 'Scuola primaria' : "Scuola dell'infanzia",
      street: `Via dei Platani ${index + 1}`,
      postal_code: '47121',
      city: 'Forlì',
      region: 'Emilia-Romagna',
      country: 'IT',
      institute: 'FOIC801001',
      source: 'it-miur',
      lat: 44.2225,
      lng: 12.0408,
      position_precision: 'town',
    }),
  )
}

const TOWN_CENTRE = { lat: 50.9384, lng: 6.9599, position_precision: 'town' }

/** All over Köln; some are known by their town only, which is one spot, and the last ones not at all. */
function placeIn(index: number) {
  if (index >= 43) return {}
  if (index >= 38) return TOWN_CENTRE
  return { lat: 50.88 + (index % 6) * 0.022, lng: 6.82 + Math.floor(index / 6) * 0.045, position_precision: 'exact' }
}
