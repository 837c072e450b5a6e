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

  const connect = async () => {
    const fresh = new pg.Client(programConnection())
    client = fresh
    fresh.on('notification', onChange)
    fresh.once('error', () => {})
    fresh.once('end', () => {
      if (ended) return
      timer = setTimeout(() => void connect(), RECONNECT_MS)
      timer.unref()
    })
    try {
      await fresh.connect()
      await fresh.query('listen school_changes')
      onChange()
    } catch {
      await fresh.end().catch(() => {})
    }
  }
  void connect()
  return () => {
    ended = true
    clearTimeout(timer)
    void client?.end().catch(() => {})
  }
}
