import { renderPlaceMap } from '#app/features/places/place-map.server.ts'
import type { Route } from './+types/place-map.ts'
import { answerMap } from './answer-map.server.ts'

/** `GET /places/:country/:region/:town/map.svg?theme=dark&lang=de&type=primary`: the schools of a town on a map. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const parts = { ...params, type: searchParams.get('type') ?? undefined }
  return answerMap(searchParams, (look) => renderPlaceMap(parts, look))
}
