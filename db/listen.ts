import pg from 'pg'
import { programConnection } from './client.ts'

const RECONNECT_MS = 1000

/**
 * Calls back at each notification on a channel of PostgreSQL, on a connection of its own that is made again when it
 * breaks. What came while there was none is lost, so it also calls back, without a payload, whenever it begins to listen.
 *
 * @param channel a name of ours, never something that somebody typed
 * @returns a function that ends it
 */
export function listen(channel: string, onNotification: (payload?: string) => void): () => void {
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  const connect = () => {
    const fresh = new pg.Client({ ...programConnection(), keepAlive: true })
    client = fresh
    const again = () => {
      if (ended || client !== fresh) return
      client = undefined
      timer = setTimeout(connect, RECONNECT_MS)
      timer.unref()
    }
    fresh.on('notification', ({ payload }) => onNotification(payload))
    fresh.on('error', again)
    fresh.on('end', again)
    fresh
      .connect()
      .then(() => fresh.query(`listen ${channel}`))
      .then(() => onNotification(), again)
  }
  connect()
  return () => {
    ended = true
    clearTimeout(timer)
    void client?.end().catch(() => {})
  }
}
