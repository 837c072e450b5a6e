import { renderProfileMap } from '#app/features/map/static/render-profile-map.server.ts'
import type { Route } from './+types/school-map.ts'
import { answerMap } from './answer-map.server.ts'

/** `GET /schools/:id/map.svg?theme=dark&lang=de`: the small map of a premium profile. */
export const loader = ({ params, request }: Route.LoaderArgs) =>
  answerMap(new URL(request.url).searchParams, (look) => renderProfileMap(params.id, look))
