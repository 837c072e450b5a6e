// The constants of the specification's realtime connection (section 9), for the server and for the page.

/** The server says this often that it is there. */
export const HEARTBEAT_MS = 30_000
/** So long after a heartbeat was due the page takes the connection for broken. */
export const TIMEOUT_MS = 10_000
/** Pauses before the first attempts to connect again, and before every further one. */
export const RECONNECT_MS: readonly number[] = [1000, 2000, 5000]
export const MAX_PAUSE_MS = 10_000

/** From so many failures in a row on the page also asks for the number, at this one and at each third after it. */
export const POLL_FROM = RECONNECT_MS.length + 1
export const POLL_EVERY = 3

export const STREAM_PATH = '/api/notifications/stream'
export const UNREAD_PATH = '/api/notifications/unread'
