import type { IconName } from '#app/ui/icon-names.ts'
import type { FactSection } from './vocabulary/fact-definition.ts'

export const SECTION_ICONS: Readonly<Record<FactSection, IconName>> = {
  pupils: 'user-round',
  results: 'graduation-cap',
  inspection: 'badge-check',
  courses: 'languages',
  day: 'calendar-days',
  admission: 'signpost',
  building: 'map-pin',
  money: 'list-checks',
  school: 'school',
}
