import { SchoolDistance } from '#app/features/schools/own-point/school-distance.tsx'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ComparedSchool } from '../compare-schools.server.ts'
import { CELL, ROW_HEAD } from './compare-cells.tsx'

/** How far the schools are from the visitor's own point, which only this device knows; the row appears with it. */
export function OwnDistanceRow({ schools }: { schools: readonly ComparedSchool[] }) {
  const t = useTranslation()
  if (!useOwnPoint()) return null
  return (
    <tr>
      <th scope="row" className={ROW_HEAD}>
        {t('ownPoint.row')}
      </th>
      {schools.map((school) => (
        <td key={school.id} className={CELL}>
          {school.lat === null ? (
            <span className="text-ink-soft">{t('compare.unknown')}</span>
          ) : (
            <SchoolDistance school={school} />
          )}
        </td>
      ))}
    </tr>
  )
}
