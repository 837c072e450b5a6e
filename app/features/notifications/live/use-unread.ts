import { useEffect, useState } from 'react'
import { LiveConnection, type Transport } from './connection.ts'
import { STREAM_PATH, UNREAD_PATH } from './realtime.ts'

const browser: Transport = {
  open({ unread, heartbeat, end, fail }) {
    if (typeof EventSource === 'undefined') return undefined
    const source = new EventSource(STREAM_PATH)
    source.addEventListener('unread', ({ data }) => unread(Number(data)))
    source.addEventListener('heartbeat', heartbeat)
    source.addEventListener('end', end)
    source.addEventListener('error', fail)
    return () => source.close()
  },
  async poll() {
    const answer = await fetch(UNREAD_PATH)
    if (answer.status === 401) return undefined
    if (!answer.ok) throw new Error(`The answer was ${answer.status}.`)
    return ((await answer.json()) as { unread: number }).unread
  },
}

/**
 * Returns the number of unread notifications, kept current while the page is visible: browsers allow a site few
 * simultaneous connections, which hidden windows must not occupy.
 *
 * @param first the number with which the page was loaded
 */
export function useUnread(first: number): number {
  const [unread, setUnread] = useState(first)
  useEffect(() => setUnread(first), [first])
  useEffect(() => {
    const live = new LiveConnection(browser, setUnread)
    const follow = () => (document.visibilityState === 'visible' ? live.start() : live.stop())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      live.stop()
    }
  }, [])
  return unread
}
