import { type ComponentProps, useState } from 'react'
import type { MapBox } from '#app/features/search/search-address.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DistanceList } from './distance-list.tsx'
import { lastDistancesUrl } from './map-addresses.ts'
import { PositionMap } from './position-map.tsx'
import { useLastDistances } from './use-last-distances.ts'

type Props = Omit<ComponentProps<typeof PositionMap>, 'catchments' | 'circles' | 'viewed'> & {
  /** The box around all schools whose last distances can be drawn. */
  measured: MapBox | null
}

/** A map on which a point is set, with catchment areas and, where there are any, last distances. */
export function CatchmentMap({ measured, ...map }: Props) {
  const t = useTranslation()
  const [view, setView] = useState<MapBox | null>(null)
  const distances = useLastDistances(lastDistancesUrl(view, measured, useLocale()))
  return (
    <>
      <PositionMap {...map} catchments circles={distances.circles} viewed={setView} />
      {distances.isOffered && (
        <button
          type="button"
          aria-pressed={distances.isOn}
          onClick={distances.toggle}
          className={`${button(distances.isOn ? 'main' : 'quiet', 'small')} justify-self-start`}
        >
          <Icon name="map-pin" size={17} />
          {t('map.distances')}
        </button>
      )}
      {distances.isOn && (
        <section aria-label={t('map.distancesList')} className="text-sm">
          <DistanceList distances={distances} onShow={map.moved} />
        </section>
      )}
    </>
  )
}
