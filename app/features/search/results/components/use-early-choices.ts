import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readSearchAddress, type SearchAddress, writeSearchAddress } from '../../search-address.ts'

/** Applies filters that were set before the form was hydrated; a typed place is applied when its field is left. */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  address: SearchAddress,
  change: (changes: Partial<SearchAddress>) => void,
): void {
  const onAlive = useEffectEvent(() => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current ?? undefined)) query.append(name, String(value))
    const { types, features, countries, ownership, rating, radius, further } = readSearchAddress(query)
    const chosen = { types, features, countries, ownership, rating, radius, further }
    if (writeSearchAddress(address, chosen) !== writeSearchAddress(address)) change(chosen)
  })
  useEffect(() => onAlive(), [])
}
