import { PAUSE_OFFLINE_MS } from '../timing.ts'
import { showWaiting } from '../toast/toaster.tsx'
import { connectionText } from './connection-text.ts'
import { isAway } from './until-online.ts'

/** The number of loads that wait for the network, and the promise that ends their wait. */
let waiting = 0
let connection: Promise<void> | undefined

/** The part of `untilConnected` after a first failure. */
export async function loadAgain<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    if (await isReachable()) return await load()
    await connected(signal)
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
}

/** Whether any server of this site answers. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  return await fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => !isAway(answer),
    () => false,
  )
}

/**
 * Waits until a server can be reached.
 *
 * @throws the signal's reason
 */
async function connected(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  waiting++
  connection ??= waitForConnection()
  try {
    await Promise.race([connection, aborted])
  } finally {
    waiting--
    signal?.removeEventListener('abort', abort)
  }
}

/** Shows the message as long as anything is waiting and no server answers. */
async function waitForConnection(): Promise<void> {
  let next = () => {}
  const t = connectionText()
  const hide = showWaiting({
    title: t(navigator.onLine ? 'connection.away' : 'connection.title'),
    text: t(navigator.onLine ? 'connection.awayWaits' : 'connection.waits'),
    button: t('connection.retry'),
    onPress: () => next(),
  })
  do {
    const { promise, resolve } = Promise.withResolvers<void>()
    next = resolve
    const timer = setTimeout(resolve, PAUSE_OFFLINE_MS)
    addEventListener('online', next, { once: true })
    await promise
    clearTimeout(timer)
    removeEventListener('online', next)
  } while (waiting > 0 && !(await isReachable()))
  connection = undefined
  hide()
}
