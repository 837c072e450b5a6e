import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import type { Category } from '#db/vocabulary.ts'
import type { PlacedSchool } from './load-dossier.server.ts'

/** Lists where the schools of a dossier are, in its order; a merged school is replaced by its successor. */
export async function listPlacedSchools(ids: readonly string[]): Promise<PlacedSchool[]> {
  const current = await currentIds(ids)
  if (current.size === 0) return []
  const rows = await db()
    .selectFrom('school_directory')
    .select(['id', 'name', 'category', 'lat', 'lng', 'position_precision'])
    .where('id', 'in', [...current.values()])
    .where('status', '<>', 'hidden')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids.flatMap((id) => byId.get(current.get(id) ?? '') ?? []))].map((row) => ({
    name: row.name,
    category: row.category as Category,
    lat: row.lat,
    lng: row.lng,
    approximate: row.position_precision !== 'exact',
  }))
}
