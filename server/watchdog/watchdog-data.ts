/** Slots in the memory that both threads share: turns of the main loop, and whether a debugger may pause it. */
export const TURNS = 0
export const DEBUGGED = 1

/** Data for the watchdog's thread. */
export type WatchdogData = { shared: Int32Array; requests: SharedArrayBuffer; routes: string[] }
