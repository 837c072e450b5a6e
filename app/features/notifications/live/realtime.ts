// The constants of the specification's realtime connection (section 9), for the server and for the page.

/** Interval at which the server sends heartbeats. */
export const HEARTBEAT_MS = 30_000
/** Time after a missing heartbeat was due at which the page considers the connection broken. */
export const TIMEOUT_MS = 10_000
/** Pauses before the first attempts to reconnect, and before every further one. */
export const RECONNECT_MS: readonly number[] = [1000, 2000, 5000]
export const MAX_PAUSE_MS = 10_000

/** From this number of consecutive failures, the page also polls, at this one and at every third after it. */
export const POLL_FROM = RECONNECT_MS.length + 1
export const POLL_EVERY = 3

export const STREAM_PATH = '/api/notifications/stream'
export const UNREAD_PATH = '/api/notifications/unread'
