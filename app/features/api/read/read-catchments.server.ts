import type { z } from 'zod'
import { houseNumberOf } from '#app/features/catchments/catchment.schema.ts'
import type { CatchmentEdition } from '#app/features/catchments/edition.server.ts'
import { findAreasAt } from '#app/features/catchments/find-areas.server.ts'
import { findSector } from '#app/features/catchments/find-sector.server.ts'
import { catchmentSource } from '#app/features/schools/sources/catchment-sources.ts'
import type { areasAnswer, areasQuery, sectorsAnswer, sectorsQuery } from '../schemas/catchment.schema.ts'
import type { Answered, ApiSource } from '../schemas/envelope.ts'
import { ApiProblem } from '../schemas/problem.ts'
import type { ListedSchool } from '../schemas/school.schema.ts'
import { listSchools } from './list-schools.server.ts'
import { presentSource, type Shown } from './present-school.ts'

/** Reads the areas of primary schools at a point in Berlin. */
export async function readAreas(
  point: z.infer<typeof areasQuery>,
  shown: Shown,
): Promise<Answered<z.infer<typeof areasAnswer>['data']>> {
  const found = await findAreasAt(point, shown.locale)
  const areas = found?.areas ?? []
  const { byId, sources } = await schoolsById(
    areas.flatMap(({ schools }) => schools.map(({ id }) => id)),
    shown,
  )
  return {
    sources: [...editionSource(found?.edition), ...sources],
    shown: { schools: 'all' },
    data: {
      schoolYear: found?.edition.schoolYear ?? null,
      areas: areas.map(({ number, district, schools }) => ({
        number,
        district,
        schools: schools.flatMap(({ id }) => byId.get(id) ?? []),
      })),
    },
  }
}

/**
 * Reads the collège of an address in Ille-et-Vilaine.
 *
 * @throws ApiProblem not-found for a commune that the newest edition does not list
 */
export async function readSectors(
  { commune, street, house }: z.infer<typeof sectorsQuery>,
  shown: Shown,
): Promise<Answered<z.infer<typeof sectorsAnswer>['data']>> {
  const found = await findSector({ commune, street, house: houseNumberOf(house) }, shown.locale)
  if (!found) throw new ApiProblem('not-found', { detail: 'No catchment is known for this commune.' })
  const { sector, edition } = found
  const schools = 'schools' in sector ? sector.schools : []
  const { byId, sources } = await schoolsById(
    schools.flatMap(({ school }) => school?.id ?? []),
    shown,
  )
  return {
    sources: [...editionSource(edition), ...sources],
    shown: { schools: 'all' },
    data: {
      schoolYear: edition.schoolYear,
      commune: sector.commune,
      street: sector.street,
      result: sector.kind,
      streets: 'similar' in sector ? sector.similar : [],
      schools: schools.map(({ code, district, school }) => ({
        code,
        district,
        school: (school && byId.get(school.id)) ?? null,
      })),
    },
  }
}

async function schoolsById(ids: readonly string[], shown: Shown) {
  const { schools, sources } = await listSchools([...new Set(ids)], shown)
  return { byId: new Map<string, ListedSchool>(schools.map((school) => [school.id, school])), sources }
}

const editionSource = (edition: CatchmentEdition | undefined): ApiSource[] =>
  edition ? [presentSource(catchmentSource(edition.source))] : []
