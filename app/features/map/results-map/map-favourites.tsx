import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { MAX_SHARED_FAVOURITES } from '../../search/search-address.ts'
import type { ResultsMapProps } from './results-map-props.ts'
import { ToggleButton } from './toggle-button.tsx'
import type { ResultsMapState } from './use-results-map.ts'

type Props = Pick<ResultsMapProps, 'address' | 'readFavourites' | 'onFavourites'> & { state: ResultsMapState }

/**
 * Puts the visitor's favourites on the map and into the address, which shows the same to anybody who receives it; and
 * takes them off again. Nothing is put into the address without this button.
 */
export function MapFavourites({ state, address, readFavourites, onFavourites }: Props) {
  const t = useTranslation()
  const [own, setOwn] = useState<string[]>([])
  const isOn = address.favourites.length > 0
  const read = useEffectEvent(() => readFavourites())
  const { chosen, view } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a school can become a favourite on the card that is closed
  useEffect(() => {
    let isWanted = true
    read().then(
      (ids) => isWanted && setOwn(ids),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [chosen])
  if (!isOn && own.length === 0) return null
  return (
    <ToggleButton
      icon="heart"
      isOn={isOn}
      onClick={() => onFavourites(isOn ? [] : own.slice(-MAX_SHARED_FAVOURITES), view ?? undefined)}
    >
      {t('map.hearts')}
    </ToggleButton>
  )
}
