import { type ReactNode, useRef, useState } from 'react'
import { useSendPoint } from '#app/features/catchments/use-send-point.ts'
import { groupName } from '#app/features/schools/kind-of-school.ts'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { DistanceList } from '../canvas/distance-list.tsx'
import { schoolsUrl } from '../canvas/map-addresses.ts'
import type { MapFeature } from '../canvas/map-features.ts'
import { ReachButtons } from '../canvas/reach-buttons.tsx'
import type { ChosenCatchment } from '../canvas/school-map.ts'
import { ToggleButton } from '../canvas/toggle-button.tsx'
import { useJson } from '../canvas/use-json.ts'
import { useCategoryLetters } from '../canvas/use-school-map.ts'
import type { ResultsMapState } from './use-results-map.ts'

const MAX_NAMES = 50

/** The legend, if the signs in view need one, and the pins in view as a list of buttons. */
export function MapPanels({ state, children }: { state: ResultsMapState; children: ReactNode }) {
  const t = useTranslation()
  const pins = state.results.features.filter(isPin)
  const shown = CATEGORIES.filter((type) => pins.some(({ category }) => category === type))
  const isRough = pins.some(({ approximate }) => approximate)
  return (
    <div className="absolute bottom-42 left-3 z-10 flex max-w-full flex-wrap items-end gap-2 pr-6 lg:bottom-3">
      {(shown.length > 1 || isRough) && (
        <Panel icon={<Icon name="shapes" size={17} />} title={t('map.legend')}>
          {() => <Legend shown={shown} isRough={isRough} />}
        </Panel>
      )}
      <Panel icon={<Icon name="list" size={17} />} title={t('map.schools')}>
        {(close) => <Pins state={state} close={close} />}
      </Panel>
      {state.catchments.isOffered && (
        <ToggleButton icon="signpost" isOn={state.catchments.isOn} onClick={state.catchments.toggle}>
          {t('map.catchments')}
        </ToggleButton>
      )}
      {state.distances.isOffered && (
        <ToggleButton icon="map-pin" isOn={state.distances.isOn} onClick={state.distances.toggle}>
          {t('map.distances')}
        </ToggleButton>
      )}
      {state.distances.isOn && (
        <Panel icon={<Icon name="list" size={17} />} title={t('map.distancesList')}>
          {() => <DistanceList distances={state.distances} onShow={(school) => state.map?.reveal(school)} />}
        </Panel>
      )}
      {state.reach.isOffered && <ReachButtons reach={state.reach} />}
      {/* Present before its content, or else screen readers do not announce it. */}
      <div aria-live="polite" className="contents">
        {state.catchments.chosen && <SchoolsOfCatchment {...state.catchments.chosen} />}
      </div>
      {children}
    </div>
  )
}

/** Leads to the schools that are responsible for a selected point. */
export function SchoolsOfCatchment({ number, ...point }: ChosenCatchment) {
  const t = useTranslation()
  const send = useSendPoint()
  return (
    <button type="button" onClick={() => send({ ...point, isApproximate: false })} className={button('main', 'small')}>
      {t('map.catchmentSchools', { number })}
      <Icon name="arrow-right" size={17} />
    </button>
  )
}

function Panel(props: { icon: ReactNode; title: string; children: (close: () => void) => ReactNode }) {
  const { icon, title, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <details ref={details} name="map-panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-control bg-sheet px-3 font-semibold text-sm shadow-card">
        {icon}
        {title}
      </summary>
      {isOpen && (
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          tabIndex={0}
          className="absolute bottom-full left-0 mb-2 max-h-[min(24rem,45dvh)] w-72 overflow-y-auto rounded-card bg-sheet p-3 text-sm shadow-lift"
        >
          {children(close)}
        </section>
      )}
    </details>
  )
}

function Legend({ shown, isRough }: { shown: readonly Category[]; isRough: boolean }) {
  const t = useTranslation()
  const letters = useCategoryLetters()
  const classNames = 'flex min-h-10 items-center gap-3'
  return (
    <ul>
      {shown.map((category) => (
        <li key={category} className={classNames}>
          <ExerciseBook cover={category} initials={letters[category]} size="small" />
          {groupName(t, category)}
        </li>
      ))}
      {isRough && (
        <li className={classNames}>
          <span className="h-9.5 w-8 flex-none rounded border-[1.5px] border-edge border-dashed" />
          {t('map.approximate')}
        </li>
      )}
      <li className={classNames}>
        <span className="flex size-8 flex-none items-center justify-center rounded-full bg-board font-semibold text-on-board">
          5
        </span>
        {t('map.cluster')}
      </li>
    </ul>
  )
}

type Pin = Extract<MapFeature, { kind: 'pin' }>

const isPin = (feature: MapFeature): feature is Pin => feature.kind === 'pin'

function Pins({ state, close }: { state: ResultsMapState; close: () => void }) {
  const t = useTranslation()
  const locale = useLocale()
  const { features, isEmpty } = state.results
  const pins = features.filter(isPin).slice(0, MAX_NAMES)
  const url = pins.length > 0 ? schoolsUrl(pins.map(({ id }) => id).sort(), locale) : null
  const schools = new Map(useJson<SchoolSummary[]>(url).data?.map((school) => [school.id, school]))
  const grouped = features.reduce((sum, feature) => sum + (feature.kind === 'cluster' ? feature.count : 0), 0)
  const show = (pin: Pin) => {
    close()
    state.choose(pin, { focus: true })
  }
  return (
    <>
      <ul>
        {pins.map((pin) => {
          const school = schools.get(pin.id)
          return (
            school && (
              <li key={pin.id}>
                <button
                  type="button"
                  onClick={() => show(pin)}
                  className="min-h-9 w-full py-1 text-left text-board hover:underline"
                >
                  {[school.name, school.city].filter(Boolean).join(', ')}
                </button>
              </li>
            )
          )
        })}
      </ul>
      {grouped > 0 && <p className="text-ink-soft">{t('map.grouped', { count: grouped })}</p>}
      {isEmpty && <p>{t('map.empty')}</p>}
    </>
  )
}
