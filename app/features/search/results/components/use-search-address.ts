import { useLocation, useNavigate, useNavigation } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { readSearchAddress, resultsPath, type SearchAddress } from '../../search-address.ts'

/**
 * Returns the search that the page shows or is navigating to, so that a choice is shown immediately, and a function
 * that changes it while scroll position and focus stay.
 */
export function useSearchAddress(): [SearchAddress, (changes: Partial<SearchAddress>) => void] {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const locale = useLocale()
  const search = next?.pathname === here.pathname ? next.search : here.search
  const address = readSearchAddress(new URLSearchParams(search))
  const change = (changes: Partial<SearchAddress>) => {
    navigate(localePath(locale, resultsPath(address, changes)), { replace: true, preventScrollReset: true })
  }
  return [address, change]
}
