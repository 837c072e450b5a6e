/** Places in the memory that both threads see: how often the main loop was heard, and whether a debugger may stop it. */
export const TICKS = 0
export const DEBUGGED = 1

/** What the thread of the watchdog gets. */
export type WatchdogData = { shared: Int32Array; requests: SharedArrayBuffer; routes: string[] }
