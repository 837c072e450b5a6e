import { readDossierIds } from '#app/features/dossier/dossier-address.ts'
import { listPlacedSchools } from '#app/features/dossier/list-placed-schools.server.ts'
import { renderDossierMap } from '#app/features/dossier/map/dossier-map.server.ts'
import { answerMap } from '../../api/pictures/answer-map.server.ts'
import type { Route } from './+types/dossier-map.ts'

/** `GET /dossier/map.svg?schools=1,4&theme=dark&lang=de`: the schools of a dossier with their numbers on a map. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { ids } = readDossierIds(searchParams)
  return answerMap(searchParams, async (look) => renderDossierMap(await listPlacedSchools(ids), look))
}
