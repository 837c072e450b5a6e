// Durations shared by all screens: tooltips, messages, data that the browser fetches.

export const TOOLTIP_OPEN_MS = 700
/** Delay of a tooltip when another one was just open. */
export const TOOLTIP_SKIP_MS = 300
export const TOAST_MS = 4500
export const MAX_TOASTS = 3
/** How long a load without a network waits before it tries again automatically. */
export const PAUSE_OFFLINE_MS = 5000
/** A skeleton or progress line appears only when something takes longer than this. */
export const SLOW_MS = 200

/** Defaults for data that widgets fetch. */
export const QUERY_DEFAULTS = {
  gcTime: 5 * 60_000,
  staleTime: 5 * 60_000,
  retry: 3,
  retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 30_000),
}
