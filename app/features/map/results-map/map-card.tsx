import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FavouriteButton } from '#app/features/schools/components/favourite-button.tsx'
import { RatingLine } from '#app/features/schools/components/rating-line.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { SchoolDistance } from '#app/features/schools/own-point/school-distance.tsx'
import type { RegisterSummary } from '#app/features/schools/register-summary.ts'
import { formatDistance } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { placeDistanceKm } from '#search-engine/base/distance.ts'
import type { FoundSchool } from '../../search/results/search-schools.server.ts'
import type { MapBox } from '../../search/search-address.ts'
import { schoolsUrl } from '../canvas/map-addresses.ts'
import type { MapFeature } from '../canvas/map-features.ts'
import type { SchoolMap } from '../canvas/school-map.ts'
import { useJson } from '../canvas/use-json.ts'
import type { ResultsMapState } from './use-results-map.ts'

type Props = {
  state: ResultsMapState
  map: SchoolMap
  /** Schools for which the list beside the map has chosen the facts. */
  schools: readonly FoundSchool[]
  feature: MapFeature
  focus: boolean
}

/** Number of facts on a card; the list puts the one by which it is sorted first. */
const MAX_FACTS = 3

/** The card beside the selected feature. Escape closes it; for keyboard users the focus returns to the map. */
export function MapCard({ state, map, schools, feature, focus }: Props) {
  const t = useTranslation()
  const [host, setHost] = useState<HTMLElement | null>(null)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    setHost(map.openCard(feature))
    return () => map.closeCard()
  }, [map, feature])
  useEffect(() => {
    if (host && focus) close.current?.focus({ preventScroll: true })
  }, [host, focus])
  const dismiss = () => {
    state.choose(null)
    map.focus()
  }
  return (
    host &&
    createPortal(
      // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the controls inside
      <div onKeyDown={({ key }) => key === 'Escape' && dismiss()} className="relative p-4 md:w-72 text-base text-ink">
        <button
          ref={close}
          type="button"
          aria-label={t('map.close')}
          onClick={dismiss}
          className="absolute top-1 right-1 z-20 flex size-9 items-center justify-center rounded-control hover:bg-sunken"
        >
          <Icon name="x" size={18} />
        </button>
        {feature.kind === 'pin' ? (
          <PinCard state={state} pin={feature} listed={schools.find(({ id }) => id === feature.id)} />
        ) : (
          <SpotCard count={feature.count} onShow={() => state.searchIn(boxAround(feature.bounds))} />
        )}
      </div>,
      host,
    )
  )
}

type PinProps = {
  state: ResultsMapState
  pin: Extract<MapFeature, { kind: 'pin' }>
  listed: FoundSchool | undefined
}

function PinCard({ state, pin, listed }: PinProps) {
  const t = useTranslation()
  const locale = useLocale()
  const [school] = useJson<(SchoolSummary & { register: RegisterSummary })[]>(schoolsUrl([pin.id], locale)).data ?? []
  if (!school) return <div className="h-16.5" />
  const { sentence, facts } = listed?.register ?? school.register
  const from = state.overview.data?.from
  const distance = from ? formatDistance(locale, placeDistanceKm(from, pin), school.country) : null
  return (
    <div className="flex gap-3.5 pr-5">
      <ExerciseBook cover={school.category} initials={school.letters} logo={school.logo} />
      <div className="flex min-w-0 flex-col gap-1">
        <Link to={`/schools/${school.id}`} className="font-semibold text-ink leading-tight hover:underline">
          {school.name}
        </Link>
        <Line>
          <SchoolType school={school} /> · {[school.postalCode, school.city].filter(Boolean).join(' ')}
        </Line>
        <Line>
          <SchoolDistance school={{ ...pin, area: school.area, country: school.country }}>
            {distance && (school.area ? t('results.inArea', { area: school.area }) : distance)}
          </SchoolDistance>
        </Line>
        {pin.approximate && <Line>{t('map.cardApproximate')}</Line>}
        {facts.slice(0, MAX_FACTS).map(({ icon, text, label }) => (
          <p key={icon} title={label} className="flex items-center gap-1.5 text-sm leading-snug">
            <Icon name={icon} size={15} className="flex-none text-board" />
            <span aria-hidden="true">{text}</span>
            <span className="sr-only">{label}</span>
          </p>
        ))}
        {sentence && <Line>{sentence}</Line>}
        <RatingLine school={school} />
        <div className="-ml-3">
          <FavouriteButton school={school} />
        </div>
      </div>
    </div>
  )
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-ink-soft text-sm leading-snug">{children}</p>

function SpotCard({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslation()
  return (
    <div className="flex flex-col items-start gap-2 pr-6">
      <p className="font-semibold">{t('map.spot', { count })}</p>
      <Line>{t('map.spotHint')}</Line>
      <button type="button" onClick={onShow} className={button('quiet', 'small')}>
        {t('map.spotList')}
      </button>
    </div>
  )
}

/** Addresses contain boxes with four decimals. */
const MARGIN_DEGREES = 0.0001

const boxAround = ([west, south, east, north]: MapBox): MapBox => [
  west - MARGIN_DEGREES,
  south - MARGIN_DEGREES,
  east + MARGIN_DEGREES,
  north + MARGIN_DEGREES,
]
