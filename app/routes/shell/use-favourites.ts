import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from './account/use-account.ts'

let started: ReturnType<typeof load> | undefined
const load = () => import('#app/features/favourites/device/start-favourites.client.tsx')
const start = () => (started ??= load())

/**
 * Makes the hearts add schools to the favourites. Its code is fetched with the first click, or when there are
 * favourites already.
 */
export function useFavourites(): void {
  const signedIn = useAccount() !== null
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has hearts of its own
  useEffect(() => {
    // When the favourites of an account cannot be reached, the next click on a heart tries again and says so.
    if (signedIn || started || hasKept())
      start()
        .then((shortlist) => shortlist.startFavourites(signedIn))
        .catch(() => undefined)
  }, [signedIn, pathname])
  useEffect(() => {
    const submitted = (event: Event) => {
      const form = event.target as HTMLFormElement
      const { shortlist: id, name = '' } = form.dataset
      if (!id) return
      event.preventDefault()
      start().then(
        (shortlist) => shortlist.toggleSchool({ id, name }, signedIn),
        () => form.submit(),
      )
    }
    document.addEventListener('submit', submitted)
    return () => document.removeEventListener('submit', submitted)
  }, [signedIn])
}

function hasKept(): boolean {
  try {
    return localStorage.getItem('shortlist') !== null
  } catch {
    return false
  }
}
