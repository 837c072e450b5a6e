import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { NearbySchools as Nearby } from '../nearby/find-nearby-schools.server.ts'

/**
 * Schools near a school, of its type and of the next stage.
 *
 * @param props.known attribution that the page shows anyway
 */
export function NearbySchools({ nearby, known }: { nearby: Nearby; known: string | undefined }) {
  const t = useTranslation()
  const groups = (['alike', 'next'] as const).filter((group) => nearby[group].length > 0)
  if (groups.length === 0) return null
  const lines = nearby.attributions.filter((line) => line !== known)
  return (
    <section aria-labelledby="nearby" className="no-print mt-12">
      <h2 id="nearby">{t('nearby.title')}</h2>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        {groups.map((group) => (
          <div key={group}>
            <h3>{t(`nearby.${group}`)}</h3>
            <ul className="mt-3 flex flex-col gap-3 text-ink-soft text-sm">
              {nearby[group].map((school) => (
                <li key={school.id}>
                  <Link to={`/schools/${school.id}`} className="block font-semibold text-base">
                    {school.name}
                  </Link>
                  <SchoolType school={school} />
                  {[[school.street, school.city].filter(Boolean).join(', '), school.distance].map(
                    (part) => part && ` · ${part}`,
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-xs">
        {groups.some((group) => nearby[group][0]?.distance) && t('results.distanceNote')} {lines.join(' · ')}
      </p>
    </section>
  )
}
