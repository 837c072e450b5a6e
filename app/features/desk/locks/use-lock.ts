import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Matter } from './matter.ts'

/** Milliseconds after which an open page makes itself heard. */
const RENEW_MS = 60_000
const ADDRESS = '/admin/locks'

const bodyOf = (intent: string, { kind, id }: Matter) => new URLSearchParams({ intent, kind, id })

/** Takes the matter. @returns whether this person has it now; undefined when nobody could be asked */
async function take(matter: Matter): Promise<boolean | undefined> {
  try {
    const answer = await fetch(ADDRESS, { method: 'POST', body: bodyOf('take', matter) })
    return answer.ok ? ((await answer.json()) as { taken: boolean }).taken : undefined
  } catch {
    return undefined
  }
}

/**
 * Has the matter of this page in hand while the page is open.
 *
 * @param active whether something is to be decided, and nobody else works on it
 * @param mine whether the page knows that it is in hand
 */
export function useLock({ kind, id }: Matter, active: boolean, mine: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!active) return
    const renew = async () => {
      const taken = await take({ kind, id })
      if (taken !== undefined && taken !== mine) await revalidate()
    }
    // Also when the page knows of it: the same page before this one may have given it back as it went.
    void renew()
    const timer = setInterval(renew, RENEW_MS)
    return () => clearInterval(timer)
  }, [kind, id, active, mine, revalidate])
  useEffect(() => {
    if (!active) return
    const leave = () => navigator.sendBeacon(ADDRESS, bodyOf('release', { kind, id }))
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id, active])
}
