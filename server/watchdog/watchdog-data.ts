/** Slots in the memory that both threads share: ticks of the main loop, and whether a debugger may stop it. */
export const TICKS = 0
export const DEBUGGED = 1

/** Data for the watchdog's thread. */
export type WatchdogData = { shared: Int32Array; requests: SharedArrayBuffer; routes: string[] }
