import { type ComponentProps, Suspense, useId, useState } from 'react'
import type { CompareMap as CompareMapView } from '#app/features/map/compare-map/compare-map.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { button } from '#app/ui/button.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

const CompareMap = lazyPart(() =>
  withTexts('map', async () => (await import('#app/features/map/compare-map/compare-map.tsx')).CompareMap),
)

/** A button that opens the schools on a map, if any has a known position; the table says everything without script. */
export function CompareMapPart(props: ComponentProps<typeof CompareMapView>) {
  const t = useTranslation()
  const id = useId()
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  if (!hydrated || props.schools.every(({ lat, lng }) => lat === null || lng === null)) return null
  return (
    <div className="no-print mt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={button('quiet', 'small')}
      >
        <Icon name="map" size={17} />
        {t('compare.map')}
      </button>
      {isOpen && (
        <div id={id} className="sheet mt-3 overflow-hidden">
          <Suspense fallback={<div className="h-96 rounded-card bg-sunken" />}>
            <CompareMap {...props} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
