import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from './account/use-account.ts'

let started: ReturnType<typeof load> | undefined
const load = () => import('#app/features/favourites/device/start-favourites.client.tsx')
const start = () => (started ??= load())

/**
 * Makes the hearts add schools to the favourites, and shows distances from the visitor's own point. The code for each
 * is loaded when the device already holds data for it, or when it is first used.
 */
export function useFavourites(): void {
  const signedIn = useAccount() !== null
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has hearts of its own
  useEffect(() => {
    // If an account's favourites cannot be reached, the next click on a heart tries again and shows the result.
    if (signedIn || started || hasKept('shortlist'))
      start()
        .then((shortlist) => shortlist.startFavourites(signedIn))
        .catch(() => undefined)
    if (hasKept('own-point'))
      import('#app/features/schools/own-point/measure-schools.client.ts')
        .then(({ measureSchools }) => measureSchools())
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

/** Returns a function that reads the ids of the favourites, without loading the favourites' code if there are none. */
export function useFavouriteIds(): () => Promise<string[]> {
  const signedIn = useAccount() !== null
  return async () => {
    if (!signedIn && !hasKept('shortlist')) return []
    return await (await start()).favouriteIds(signedIn)
  }
}

function hasKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
