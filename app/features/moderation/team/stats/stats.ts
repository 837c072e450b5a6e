import type { QueueKind } from '../../cases/queue-address.ts'

/** Days over which decisions, mails and registrations are counted. */
export const FIGURE_DAYS = 30
/** Weeks over which reviews are counted. */
export const FIGURE_WEEKS = 12
/** Number of latest imports shown. */
export const SHOWN_IMPORTS = 10

/** Figures for one kind of case: what is open now, and what was decided in the last 30 days. */
export type KindFigures = {
  kind: QueueKind
  open: number
  oldest: Date | null
  decided: number
  /** Hours from when a case began to wait until its decision; null without any. */
  medianHours: number | null
  ninthHours: number | null
}

/** Single figures, in display order. Shares are between 0 and 1. */
export const SINGLE_FIGURES = [
  'refusalShare',
  'upheldShare',
  'jobsWaiting',
  'jobsFailed',
  'mailsSent',
  'mailsFailed',
  'registrations',
  'cachedPages',
  'cacheMegabytes',
  'cacheShare',
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
  /** Null if there is nothing to divide by. */
  singles: Record<SingleFigure, number | null>
  /** Monday of the week, in Berlin, and the number of reviews written in it; newest first. */
  weeks: { monday: string; reviews: number }[]
  imports: ImportFigures[]
}
