import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolMap } from '../canvas/school-map.ts'
import type { ResultsMapState } from './use-results-map.ts'

/**
 * Buttons on the map, with which everything can be done that dragging and pinching do. The disc for panning is shown
 * while the map is used by keyboard, because it covers names; with single clicks, people zoom out and double-click
 * where they want to go (WCAG 2.5.7).
 */
export function MapControls({ map }: { map: SchoolMap }) {
  const t = useTranslation()
  return (
    <div className="absolute top-3 right-3 z-10 flex flex-col items-center gap-2">
      <MapButton label={t('map.zoomIn')} onClick={() => map.zoom(1)} className={ZOOM}>
        <Icon name="plus" size={18} />
      </MapButton>
      <MapButton label={t('map.zoomOut')} onClick={() => map.zoom(-1)} className={ZOOM}>
        <Icon name="minus" size={18} />
      </MapButton>
      <div className="pan-disc grid grid-cols-3 rounded-full border-[1.5px] border-edge bg-sheet p-0.5">
        <MapButton label={t('map.north')} onClick={() => map.pan([0, -1])} className={`${PAN} col-start-2`}>
          <Icon name="chevron-up" size={18} />
        </MapButton>
        <MapButton label={t('map.west')} onClick={() => map.pan([-1, 0])} className={`${PAN} row-start-2`}>
          <Icon name="chevron-left" size={18} />
        </MapButton>
        <MapButton label={t('map.east')} onClick={() => map.pan([1, 0])} className={`${PAN} col-start-3 row-start-2`}>
          <Icon name="chevron-right" size={18} />
        </MapButton>
        <MapButton label={t('map.south')} onClick={() => map.pan([0, 1])} className={`${PAN} col-start-2 row-start-3`}>
          <Icon name="chevron-down" size={18} />
        </MapButton>
      </div>
    </div>
  )
}

const ZOOM = 'size-11 rounded-control border-[1.5px] border-edge bg-sheet'
const PAN = 'size-7 rounded-full'

function MapButton(props: { label: string; onClick: () => void; className: string; children: ReactNode }) {
  const { label, onClick, className, children } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`flex items-center justify-center text-ink hover:bg-sunken ${className}`}
    >
      {children}
    </button>
  )
}

/** Limits the search to the visible map. Nothing else does, unless the visitor lets the search follow every move. */
export function SearchHere({ state }: { state: ResultsMapState }) {
  const t = useTranslation()
  const { isMoved, view, follows, setFollows, searchIn } = state
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 right-16 z-10 flex flex-wrap items-center justify-start gap-2 lg:justify-center">
      {isMoved && view && (
        <button
          type="button"
          onClick={() => searchIn(view.box)}
          className={`${button('main', 'small')} pointer-events-auto shadow-lift`}
        >
          <Icon name="refresh-cw" size={17} />
          {t('map.searchHere')}
        </button>
      )}
      {(isMoved || follows) && (
        <label className="pointer-events-auto flex min-h-9 items-center gap-2 rounded-control bg-sheet px-3 text-sm shadow-card">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target }) => {
              setFollows(target.checked)
              if (target.checked && isMoved && view) searchIn(view.box)
            }}
            className="size-5 flex-none accent-board"
          />
          {t('map.follow')}
        </label>
      )}
    </div>
  )
}
