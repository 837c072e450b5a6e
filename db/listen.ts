import pg from 'pg'
import { programConnection } from './client.ts'

const RECONNECT_MS = 1000

/**
 * Calls back on each notification on a PostgreSQL channel, over a separate connection that is reopened when it breaks.
 * Notifications sent while there is no connection are lost, so it also calls back, without a payload, whenever it
 * starts to listen.
 *
 * @param channel a constant name, never user input
 * @returns a function that stops listening
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
