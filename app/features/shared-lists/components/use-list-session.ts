import { useEffect, useState, useSyncExternalStore } from 'react'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { keepInStep } from '../device/keep-in-step.client.ts'
import { openRemote } from '../device/list-remote.ts'
import { ListSession } from '../device/list-session.ts'
import { openShelf } from '../device/list-shelf.client.ts'
import type { ListState } from '../device/list-state.ts'
import { fragmentOf, parseFragment } from '../link.ts'
import { keepPages } from '../offline/keep-pages.client.ts'

/** A list while its link is being read: `incomplete` if the address has no key, and this device does not know it. */
type Opened = 'opening' | 'incomplete' | { session: ListSession; state: ListState }

/** Opens the list of this address, and keeps it in step with the server as long as the page shows it. */
export function useListSession(id: string): Opened {
  const fragment = useFragment(id)
  const session = useSession(id, fragment)
  const state = useSyncExternalStore(
    session?.subscribe ?? never,
    () => session?.state(),
    () => undefined,
  )
  const locale = useLocale()
  const isOpen = state?.phase === 'open'
  useEffect(() => {
    if (isOpen) void keepPages(locale)
  }, [isOpen, locale])
  if (fragment === null) return 'incomplete'
  return session && state ? { session, state } : 'opening'
}

const never = () => () => {}

function useSession(id: string, fragment: string | null | undefined): ListSession | undefined {
  const [session, setSession] = useState<ListSession>()
  useEffect(() => {
    const secrets = fragment ? parseFragment(fragment) : undefined
    if (!secrets) return
    const opened = new ListSession({ id, secrets, remote: openRemote(), shelf: openShelf() })
    setSession(opened)
    void opened.open().catch(reportError)
    return keepInStep(opened)
  }, [id, fragment])
  return session
}

/**
 * Returns the fragment of the address, from the device if the address has lost it; null if nobody knows it, undefined
 * until that is known. Links within the page, such as the one that skips to its content, do not replace it.
 */
function useFragment(id: string): string | null | undefined {
  const [fragment, setFragment] = useState<string | null>()
  useEffect(() => {
    let current: string | undefined
    const read = () => {
      const secrets = parseFragment(location.hash)
      if (secrets) current = fragmentOf(secrets)
      else if (current) history.replaceState(history.state, '', `#${current}`)
      setFragment(current ?? null)
    }
    const begin = async () => {
      if (!parseFragment(location.hash)) {
        const kept = await openShelf()
          .find(id)
          .catch(() => undefined)
        if (kept) history.replaceState(history.state, '', `#${kept.fragment}`)
      }
      read()
    }
    void begin()
    addEventListener('hashchange', read)
    const stop = carryToLanguages()
    return () => {
      removeEventListener('hashchange', read)
      stop()
    }
  }, [id])
  return fragment
}

/** The same list in another language needs the key, too. */
function carryToLanguages(): () => void {
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link && pathWithoutLocale(link.pathname) === pathWithoutLocale(location.pathname)) link.hash = location.hash
  }
  for (const event of ['click', 'auxclick'] as const) document.addEventListener(event, carry, true)
  return () => {
    for (const event of ['click', 'auxclick'] as const) document.removeEventListener(event, carry, true)
  }
}
