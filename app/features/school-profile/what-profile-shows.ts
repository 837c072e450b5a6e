import type { Shown } from '#app/core/page-cache/shown.ts'
import type { SchoolWarning } from '#app/features/reviews/published/list-school-warnings.server.ts'
import type { Admission } from './admission/present-admission.ts'
import type { SchoolHistory } from './find-history.server.ts'
import type { SchoolProfile } from './find-school.server.ts'

type Named = readonly { id: string }[]
type Parts = {
  school: SchoolProfile
  nearby: { alike: Named; next: Named }
  history: SchoolHistory
  warnings: SchoolWarning[]
  admission: Admission | null
  changedAt: Date | undefined
}

/** Returns the schools that a school's profile names, and the instants at which it becomes out of date. */
export function whatProfileShows({ school, nearby, history, warnings, admission, changedAt }: Parts): Shown {
  const others = [...nearby.alike, ...nearby.next, ...history.predecessors, ...history.successors]
  const named = [...others, ...(school.successor ? [school.successor] : []), ...(school.institute?.sites ?? [])]
  return {
    schools: [school.id, ...named.map(({ id }) => id)],
    changedAt,
    until: [
      ...school.events.map(({ endsAt }) => new Date(endsAt)),
      ...warnings.map(({ endsAt }) => endsAt),
      ...(admission?.dates ? [new Date(admission.dates.endsAt)] : []),
    ],
  }
}
