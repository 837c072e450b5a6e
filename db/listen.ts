import pg from 'pg'
import { beforeClose, programConnection } from './client.ts'

const RECONNECT_MS = 1000

type OnNotification = (payload?: string) => void

const channels = new Map<string, Set<OnNotification>>()
let client: pg.Client | undefined
/** Whether the connection takes commands. */
let isOpen = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back on each notification on a PostgreSQL channel, over one connection of this process for all channels, which
 * is reopened when it breaks, until the database is closed. Notifications sent while there is no connection are lost,
 * so it also calls back, without a payload, whenever it starts to listen.
 *
 * @param channel a constant name, never user input
 * @returns a function that stops listening
 */
export function listen(channel: string, onNotification: OnNotification): () => void {
  const listeners = channels.get(channel) ?? new Set()
  channels.set(channel, listeners.add(onNotification))
  if (client && isOpen) startListening(client, channel, [onNotification])
  else if (!client && !timer) connect()
  return () => {
    if (!listeners.delete(onNotification) || listeners.size > 0) return
    channels.delete(channel)
    if (channels.size === 0) void end()
    else if (client && isOpen) void client.query(`unlisten ${channel}`).catch(() => {})
  }
}

function connect(): void {
  timer = undefined
  // All channels are sent at once.
  const fresh = new pg.Client({ ...programConnection(), keepAlive: true, pipeline: true })
  client = fresh
  beforeClose(end)
  const again = () => {
    if (client !== fresh) return
    client = undefined
    isOpen = false
    timer = setTimeout(connect, RECONNECT_MS)
    timer.unref()
  }
  fresh.on('notification', ({ channel, payload }) => {
    for (const onNotification of channels.get(channel) ?? []) onNotification(payload)
  })
  fresh.on('error', again)
  fresh.on('end', again)
  fresh.connect().then(() => {
    if (client !== fresh) return
    isOpen = true
    for (const [channel, listeners] of channels) startListening(fresh, channel, listeners)
  }, again)
}

/** A connection that may not listen, as on a standby, is opened anew until it may. */
function startListening(fresh: pg.Client, channel: string, listeners: Iterable<OnNotification>): void {
  fresh.query(`listen ${channel}`).then(
    () => {
      for (const onNotification of [...listeners]) if (channels.get(channel)?.has(onNotification)) onNotification()
    },
    () => void fresh.end().catch(() => {}),
  )
}

async function end(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const last = client
  client = undefined
  isOpen = false
  await last?.end().catch(() => {})
}
