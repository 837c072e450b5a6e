/** Where the program listens; without a host on all addresses of this machine. */
export type Place = { port: number; host: string | undefined }

/** Returns where to listen, from settings or raw environment variables. In local mode no other machine gets in. */
export function listenAt(settings: { PORT?: number | string; HOST?: string; APP_MODE?: string }): Place

/** Listens for a moment. @throws Error with a code, such as EADDRINUSE */
export function assertFree(place: Place): Promise<void>

/** Returns a sentence for the person who started the program; undefined for a code that has nothing to do with it. */
export function explainListenFailure(code: string | undefined, place: Place): string | undefined
