import pg from 'pg'
import { programConnection } from '#db/client.ts'

const RECONNECT_MS = 1000

/**
 * Calls back whenever another transaction changed a school. Notifications may be lost while there is no connection, so
 * whoever listens also looks by itself from time to time.
 *
 * @returns a function that ends it
 */
export function listenForChanges(onChange: () => void): () => void {
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  const connect = () => {
    const fresh = new pg.Client(programConnection())
    client = fresh
    const again = () => {
      if (ended || client !== fresh) return
      client = undefined
      timer = setTimeout(connect, RECONNECT_MS)
      timer.unref()
    }
    fresh.on('notification', onChange)
    fresh.on('error', again)
    fresh.on('end', again)
    fresh
      .connect()
      .then(() => fresh.query('listen school_changes'))
      .then(onChange, again)
  }
  connect()
  return () => {
    ended = true
    clearTimeout(timer)
    void client?.end().catch(() => {})
  }
}
