import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Category } from '#db/vocabulary.ts'
import { toUnitSquare } from '../tiles/base-tiles.ts'

/** A school of the list, with its position if that is known. */
type Placed = { id: string; category: Category; lat: number | null; lng: number | null }

/** Width of the drawing; it is as high as wide, and the schools keep clear of its edges. */
const SIZE = 100
const EDGE = 18
/** Schools nearer together than this share of the world's width are not drawn farther apart: about 1 km. */
const MIN_SPAN = 2.5e-5

/**
 * Lies on the map until that is drawn, from the first answer of the server on: the schools of the list as pins without
 * a background, and after some seconds a way to the list. It takes no clicks meant for the map.
 */
export function MapSkeleton({ schools }: { schools: readonly Placed[] }) {
  const t = useTranslation()
  return (
    <div className="map-skeleton pointer-events-none absolute inset-0 z-[5] bg-sunken">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="size-full">
        {spotsOf(schools).map(({ id, category, x, y }) => (
          <g key={id} strokeLinecap="round" fill="none">
            <path d={`M${x} ${y}h0`} stroke="var(--sheet)" strokeWidth={20} vectorEffect="non-scaling-stroke" />
            <path
              d={`M${x} ${y}h0`}
              stroke={`var(--type-${category.replaceAll('_', '-')})`}
              strokeWidth={16}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </svg>
      <p className="absolute top-3 right-16 left-3 flex flex-wrap justify-center gap-2 text-sm">
        <span role="status" className="flex min-h-9 items-center gap-2 rounded-control bg-sheet px-3 shadow-card">
          <Icon name="loader-circle" size={17} className="text-ink-soft motion-safe:animate-spin" />
          {t('results.mapLoading')}
        </span>
        <span className="said-late flex min-h-9 items-center gap-x-3 rounded-control bg-sheet px-3 shadow-card">
          {t('results.mapSlow')}
          <a href="#list" className="pointer-events-auto inline-flex min-h-9 items-center font-semibold">
            {t('results.mapToList')}
          </a>
        </span>
      </p>
    </div>
  )
}

/** Returns where schools lie on the drawing, which shows all of them. */
export function spotsOf(schools: readonly Placed[]): { id: string; category: Category; x: number; y: number }[] {
  const points = schools.flatMap(({ id, category, lat, lng }) => {
    if (lat === null || lng === null) return []
    const [x, y] = toUnitSquare(lng, lat)
    return [{ id, category, x, y }]
  })
  const [left, right] = endsOf(points.map(({ x }) => x))
  const [top, bottom] = endsOf(points.map(({ y }) => y))
  const scale = (SIZE - 2 * EDGE) / Math.max(right - left, bottom - top, MIN_SPAN)
  const place = (value: number, [low, high]: [number, number]) =>
    Math.round((SIZE / 2 + (value - (low + high) / 2) * scale) * 10) / 10
  return points.map((point) => ({
    ...point,
    x: place(point.x, [left, right]),
    y: place(point.y, [top, bottom]),
  }))
}

const endsOf = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
