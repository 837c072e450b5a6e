import { useTranslation } from '#app/i18n/use-translation.ts'
import type { CatchmentArea } from '../find-areas.server.ts'
import { SchoolLinks } from './school-links.tsx'

/** Areas with the public primary schools in each. */
export function AreaList({ areas }: { areas: CatchmentArea[] }) {
  const t = useTranslation()
  return areas.map(({ number, district, schools }) => (
    <section key={number} aria-labelledby={`area-${number}`} className="border-line border-t pt-3">
      <h3 id={`area-${number}`} className="text-base">
        {t('catchment.area', { number, district })}
      </h3>
      {schools.length === 0 ? (
        <p className="mt-1">{t('catchment.area.noSchool')}</p>
      ) : (
        <>
          <p className="mt-1 mb-2 text-ink-soft text-sm">{t('catchment.area.schools')}</p>
          <SchoolLinks schools={schools.map((school) => ({ key: school.id, school, note: '' }))} />
        </>
      )}
    </section>
  ))
}
