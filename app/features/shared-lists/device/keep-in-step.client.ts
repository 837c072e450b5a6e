import type { ListSession } from './list-session.ts'

/** Pause after a change before it is sent, so that a word is not sent letter by letter. */
const PAUSE_MS = 700
/** How often an open page asks for what others changed, and how often once nobody has touched it for a while. */
const STEP_MS = 7000
const IDLE_STEP_MS = 60_000
const IDLE_AFTER_MS = 10 * 60_000

/**
 * Keeps a list in step with the server while its page is seen, and with other tabs of this device: at once when the
 * page is looked at again or the network comes or goes. A page in the background only sends what is unsent.
 *
 * @returns a function that stops this
 */
export function keepInStep(session: ListSession): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let touchedAt = Date.now()
  let isStopped = false

  const step = () => {
    if (session.state().sync === 'waiting') return PAUSE_MS
    return Date.now() - touchedAt > IDLE_AFTER_MS ? IDLE_STEP_MS : STEP_MS
  }
  const plan = () => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, step())
  }
  const run = async () => {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen || session.state().sync !== 'saved') await session.synchronise().catch(reportError)
    plan()
  }
  const atOnce = () => {
    touchedAt = Date.now()
    clearTimeout(timer)
    if (document.visibilityState === 'visible') void run()
    else plan()
  }
  const touched = () => {
    touchedAt = Date.now()
  }
  let sync = session.state().sync
  const stopWatching = session.subscribe(() => {
    const before = sync
    sync = session.state().sync
    if (sync === 'waiting' && before !== 'waiting') plan()
  })
  const stopTabs = joinTabs(session, plan)
  const atOnceEvents = ['focus', 'online', 'offline'] as const
  for (const event of atOnceEvents) addEventListener(event, atOnce)
  document.addEventListener('visibilitychange', atOnce)
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, touched)
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    stopTabs()
    for (const event of atOnceEvents) removeEventListener(event, atOnce)
    document.removeEventListener('visibilitychange', atOnce)
    for (const event of ['pointerdown', 'keydown'] as const) removeEventListener(event, touched)
  }
}

/** Other tabs show changes at once, and do not keep the list without them. */
function joinTabs(session: ListSession, plan: () => void): () => void {
  const channel = new BroadcastChannel(`shared-list ${session.id}`)
  channel.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
    session.takeIn(data)
    plan()
  }
  const stop = session.onChange((content) => channel.postMessage(content))
  return () => {
    stop()
    channel.close()
  }
}
