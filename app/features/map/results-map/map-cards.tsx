import { useEffect, useRef } from 'react'
import { FavouriteButton } from '#app/features/schools/components/favourite-button.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { SchoolDistance } from '#app/features/schools/own-point/school-distance.tsx'
import { formatDistance, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { FoundSchool } from '../../search/results/search-schools.server.ts'

/** Milliseconds without movement after which a row of cards counts as at rest. */
const REST_MS = 120

/** Number of facts on a card; the list puts the one by which it is sorted first. */
const MAX_FACTS = 4

type Props = {
  schools: readonly FoundSchool[]
  marked: string | null
  /** Called when another card comes to the middle. */
  onSwipe: (school: FoundSchool) => void
}

/** The schools of the list as a row of cards at the foot of a map that fills a narrow screen. */
export function MapCards({ schools, marked, onSwipe }: Props) {
  const t = useTranslation()
  const row = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The school in the middle, so that a card that is already there is neither moved nor reported. */
  const middle = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (marked === null || marked === middle.current) return
    const card = row.current?.querySelector(`[data-card="${CSS.escape(marked)}"]`)
    if (!card) return
    middle.current = marked
    card.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [marked])
  const settle = () => {
    const at = row.current && cardInMiddle(row.current)
    const school = schools.find(({ id }) => id === at)
    if (!school || school.id === middle.current) return
    middle.current = school.id
    onSwipe(school)
  }
  return (
    <ul
      ref={row}
      aria-label={t('map.cards')}
      onScroll={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(settle, REST_MS)
      }}
      className="absolute inset-x-0 bottom-8 z-10 flex snap-x snap-mandatory gap-2.5 overflow-x-auto px-3 py-1 [scrollbar-width:none]"
    >
      {schools.map((school) => (
        <li
          key={school.id}
          data-card={school.id}
          className="relative h-29 w-[min(19rem,84%)] flex-none snap-center overflow-hidden rounded-card bg-sheet p-3 shadow-lift data-marked:outline-2 data-marked:outline-board"
          data-marked={school.id === marked || undefined}
        >
          <Card school={school} />
        </li>
      ))}
    </ul>
  )
}

function cardInMiddle(row: HTMLElement): string | undefined {
  const { left, width } = row.getBoundingClientRect()
  const cards = [...row.querySelectorAll<HTMLElement>('[data-card]')]
  const offset = (card: HTMLElement) => {
    const box = card.getBoundingClientRect()
    return Math.abs(box.left + box.width / 2 - left - width / 2)
  }
  return cards.sort((a, b) => offset(a) - offset(b))[0]?.dataset.card
}

function Card({ school }: { school: FoundSchool }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, name, category, logo, city, country, distanceKm, area, ratingCount, ratingAverage, register } = school
  const distance = distanceKm === null ? null : formatDistance(locale, distanceKm, country)
  return (
    <div className="flex h-full gap-3">
      <ExerciseBook cover={category} initials={school.letters} logo={logo} size="row" />
      <div className="min-w-0 flex-1 text-ink-soft text-xs leading-snug">
        <Link
          to={`/schools/${id}`}
          className="line-clamp-2 pr-10 font-semibold text-base text-ink leading-tight no-underline after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="mt-0.5 truncate">
          <SchoolType school={school} /> · {city}
          <SchoolDistance school={school} before=" · ">
            {distance && ` · ${area ? t('results.inArea', { area }) : distance}`}
          </SchoolDistance>
        </p>
        {ratingAverage !== null && (
          <p className="flex items-center gap-1.5 text-ink">
            <Stars
              value={ratingAverage}
              label={t('reviews.stars', { average: formatNumber(locale, ratingAverage, 1) })}
            />
            {t('reviews.count', { count: ratingCount })}
          </p>
        )}
        <p className={ratingAverage === null ? 'line-clamp-3' : 'line-clamp-2'}>
          {register.facts
            .slice(0, MAX_FACTS)
            .map(({ text }) => text)
            .join(' · ')}
        </p>
      </div>
      <div className="absolute top-0.5 right-0.5">
        <FavouriteButton school={school} />
      </div>
      {school.sponsored && (
        <span className="absolute right-3 bottom-2 bg-sheet">
          <Badge variant="edge">{t('results.sponsored')}</Badge>
        </span>
      )}
    </div>
  )
}
