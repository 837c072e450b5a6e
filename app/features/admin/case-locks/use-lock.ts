import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CaseRef } from './case-kind.ts'
import type { Lock } from './find-lock.server.ts'

/** Milliseconds after which an open page renews its lock. */
const RENEW_MS = 60_000
const ADDRESS = '/admin/locks'

const bodyOf = (intent: string, { kind, id }: CaseRef) => new URLSearchParams({ intent, kind, id })

/** Takes the lock. @returns who has it now; undefined when the server could not be reached */
async function take(caseRef: CaseRef): Promise<Lock | null | undefined> {
  try {
    const answer = await fetch(ADDRESS, { method: 'POST', body: bodyOf('take', caseRef) })
    if (!answer.ok) return undefined
    const { lock } = (await answer.json()) as { lock: (Omit<Lock, 'since'> & { since: string }) | null }
    return lock && { ...lock, since: new Date(lock.since) }
  } catch {
    return undefined
  }
}

/**
 * Locks the case of this page while the page is open, unless somebody else works on it.
 *
 * @param open whether something is to be decided
 * @param loaded the lock when the page was loaded
 * @returns the current lock
 */
export function useLock({ kind, id }: CaseRef, open: boolean, loaded: Lock | null): Lock | null {
  // After a reload, or a sent form, the page knows better than the last answer about the lock.
  const { key } = useLocation()
  const [heard, setHeard] = useState<{ key: string; lock: Lock | null }>()
  const lock = heard?.key === key ? heard.lock : loaded
  const active = open && (lock === null || lock.mine)
  useEffect(() => {
    if (!active) return
    const renew = async () => {
      const now = await take({ kind, id })
      if (now !== undefined) setHeard({ key, lock: now })
    }
    void renew()
    const timer = setInterval(renew, RENEW_MS)
    return () => clearInterval(timer)
  }, [kind, id, active, key])
  useEffect(() => {
    if (!active) return
    const leave = () => navigator.sendBeacon(ADDRESS, bodyOf('release', { kind, id }))
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id, active])
  return lock
}
