import { useId } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ShownDistances } from './use-last-distances.ts'

type Props = {
  distances: ShownDistances
  /** Shows a school on the map. */
  onShow: (school: ShownDistances['schools'][number]) => void
}

/** The year of the circles, and the same as a list for the keyboard and for who cannot see them. */
export function DistanceList({ distances, onShow }: Props) {
  const t = useTranslation()
  const field = useId()
  const { isTooFar, years, year, choose, schools, publishers } = distances
  if (isTooFar) return <p>{t('map.distancesFar')}</p>
  return (
    <div className="grid gap-2">
      {years.length > 0 && (
        <p className="flex items-center gap-2">
          <label htmlFor={field}>{t('map.distancesYear')}</label>
          <select
            id={field}
            value={year}
            onChange={({ target }) => choose(Number(target.value))}
            className="min-h-9 rounded-control border-[1.5px] border-edge bg-sheet px-2"
          >
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </p>
      )}
      {schools.length === 0 ? (
        <p>{t('map.distancesNone')}</p>
      ) : (
        <ul>
          {schools.map((school) => (
            <li key={school.id}>
              <button
                type="button"
                onClick={() => onShow(school)}
                className="min-h-9 w-full py-1 text-left text-board hover:underline"
              >
                {t('map.distance', { name: school.name, year: String(year), distance: school.text })}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft text-xs">{t('map.distancesNote')}</p>
      {publishers.length > 0 && (
        <p className="text-ink-soft text-xs">
          {t('facts.source')} {publishers.map(({ attribution }) => attribution).join(' · ')}
        </p>
      )}
    </div>
  )
}
