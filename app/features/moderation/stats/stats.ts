import type { QueueKind } from '../queue/queue-address.ts'

/** Days that decisions, mails and registrations are counted for. */
export const FIGURE_DAYS = 30
/** Weeks for which reviews are counted. */
export const FIGURE_WEEKS = 12
/** Imports that are shown, the last ones. */
export const SHOWN_IMPORTS = 10

/** How one kind of matter goes: what is open now, what was decided in the last 30 days. */
export type KindFigures = {
  kind: QueueKind
  open: number
  oldest: Date | null
  decided: number
  /** Hours from when a matter began to wait until it was decided; null without any. */
  medianHours: number | null
  ninthHours: number | null
}

/** Figures that are one number each, in the order in which they are shown. Shares lie between 0 and 1. */
export const SINGLE_FIGURES = [
  'refusalShare',
  'upheldShare',
  'jobsWaiting',
  'jobsFailed',
  'mailsSent',
  'mailsFailed',
  'registrations',
] as const
export type SingleFigure = (typeof SINGLE_FIGURES)[number]
export const isShare = (figure: SingleFigure): boolean => figure.endsWith('Share')

export type ImportFigures = {
  source: string
  kind: string
  state: string
  startedAt: Date
  minutes: number | null
  read: number
  added: number
  changed: number
  closed: number
  rejected: number
}

export type Figures = {
  kinds: KindFigures[]
  /** Null where there is nothing to divide by. */
  singles: Record<SingleFigure, number | null>
  /** Monday of the week, in Berlin, and reviews that came in it; the newest first. */
  weeks: { monday: string; reviews: number }[]
  imports: ImportFigures[]
}
