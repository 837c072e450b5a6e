import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { SchoolDistance } from '#app/features/schools/own-point/school-distance.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import type { NearbySchools as Nearby } from './find-nearby-schools.server.ts'

type Props = {
  nearby: Nearby
  /** Attribution that the page shows anyway. */
  known: string | undefined
  /** Address of the comparison with the nearest ones of the same type, without language; none if there are none. */
  compare: string | undefined
}

const MAX_COMPARED_SCHOOLS = 3

/** Schools near a school, of its type and of the next stage, as rows with distance and the most telling fact. */
export function NearbySchools({ nearby, known, compare }: Props) {
  const t = useTranslation()
  const groups = (['alike', 'next'] as const).filter((group) => nearby[group].length > 0)
  if (groups.length === 0) return null
  const lines = nearby.attributions.filter((line) => line !== known)
  return (
    <section aria-labelledby="nearby" className="no-print mt-6 md:mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="nearby">{t('nearby.title')}</h2>
        {compare && (
          <Link to={compare} rel="nofollow" className="inline-flex min-h-8 items-center font-semibold text-sm">
            {t(nearby.alike.length < MAX_COMPARED_SCHOOLS ? 'nearby.compareFew' : 'nearby.compare')}
          </Link>
        )}
      </div>
      {groups.map((group) => (
        <div key={group} className="mt-3 md:mt-4">
          <h3>{t(`nearby.${group}`)}</h3>
          <ul className="mt-1 divide-y divide-line max-md:[&>li:nth-child(n+4)]:hidden">
            {nearby[group].map((school) => (
              <Row key={school.id} school={school} isTypeTold={group === 'alike' && isOneType(nearby.alike)} />
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-3 text-ink-soft text-xs md:mt-4">
        {groups.some((group) => nearby[group][0]?.distance) && t('results.distanceNote')} {lines.join(' · ')}
      </p>
    </section>
  )
}

type Neighbour = Nearby['alike'][number]

/** Whether all have the type that the title of their list names. */
const isOneType = (schools: readonly Neighbour[]) =>
  new Set(schools.map(({ typeParts: [first] }) => first?.text)).size === 1

function Row({ school, isTypeTold }: { school: Neighbour; isTypeTold: boolean }) {
  const address = [school.street, school.city].filter(Boolean).join(', ')
  return (
    <li className="near">
      <ExerciseBook size="small" cover={school.category} initials={school.letters} logo={school.logo} />
      <div className="min-w-0">
        <Link to={`/schools/${school.id}`} discover="none" className="near-name">
          {school.name}
        </Link>
        <p className="text-ink-soft text-sm">
          {!isTypeTold && <SchoolType school={school} />}
          {!isTypeTold && address && ' · '}
          {address}
          {school.fact && <span className="block">{school.fact}</span>}
        </p>
      </div>
      <p className="near-distance">
        {school.distance}
        <span>
          <SchoolDistance school={school} />
        </span>
      </p>
    </li>
  )
}
