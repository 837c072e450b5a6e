import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import type { MapBox } from '../../search/search-address.ts'
import type { MapBackground } from '../results/map-results.server.ts'
import type { Theme } from '../style/colors.ts'
import type { CategoryLetters } from '../style/pin-images.ts'
import type { SchoolMap, SchoolMapEvents } from './school-map.ts'
import { useTheme } from './use-theme.ts'

/** A box around the five countries. */
export const WHOLE_BOX: MapBox = [-10, 36, 19, 59]

/** What a map lies on, its label for screen readers, and whether cards cover it where it is narrow. */
type Framing = { background?: MapBackground | undefined; label: string; hasCards: boolean }
type Opened = { map: SchoolMap | null; failed: boolean }

/** Creates a map in an element once its background is known; MapLibre is loaded only then. */
export function useSchoolMap(
  frame: RefObject<HTMLElement | null>,
  { background, label, hasCards }: Framing,
  events: SchoolMapEvents,
): Opened {
  const theme = useTheme()
  const letters = useCategoryLetters()
  const locale = useLocale()
  const [opened, setOpened] = useState<Opened>({ map: null, failed: false })
  const latest: SchoolMapEvents = {
    moved: useEffectEvent(events.moved),
    pointed: useEffectEvent(events.pointed),
    chosen: useEffectEvent(events.chosen),
    catchmentChosen: useEffectEvent(events.catchmentChosen),
    backgroundFailed: useEffectEvent(events.backgroundFailed),
    painted: useEffectEvent(events.painted),
  }
  const open = useEffectEvent(async (container: HTMLElement, given: MapBackground) => {
    const [{ SchoolMap }, streets] = await Promise.all([
      import('./school-map.ts'),
      given.streets === null ? undefined : import('./street-tiles.ts'),
    ])
    const streetLayers = streets && ((shown: Theme) => streets.streetLayers(shown, locale))
    const view = { container, box: WHOLE_BOX, background: given, streetLayers, theme }
    return new SchoolMap({ ...view, letters, label, hasCards, events: latest })
  })
  const key = JSON.stringify(background)
  useEffect(() => {
    const container = frame.current
    if (!container || !key) return
    let map: SchoolMap | undefined
    let isWanted = true
    open(container, JSON.parse(key)).then(
      (opened) => {
        map = opened
        if (isWanted) setOpened({ map, failed: false })
        else map.remove()
      },
      () => isWanted && setOpened({ map: null, failed: true }),
    )
    return () => {
      isWanted = false
      map?.remove()
      setOpened({ map: null, failed: false })
    }
  }, [frame, key])
  useEffect(() => opened.map?.show(theme), [opened.map, theme])
  return opened
}

/** Returns one letter for each type of school in the language of the page. */
export function useCategoryLetters(): CategoryLetters {
  const letters = useTranslation()('map.letters')
  return Object.fromEntries(CATEGORIES.map((category, at) => [category, letters[at]])) as CategoryLetters
}
