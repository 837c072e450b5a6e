import { MAX_IMPORT_FILES } from '../import-limits.ts'

/** What keeps a scheduled import from working; the team is told once. */
export const PROBLEMS = ['unreachable', 'failed', 'shrunk', 'columns', 'late'] as const
export type Problem = (typeof PROBLEMS)[number]

/** What a check of the addresses found. */
export type CheckOutcome = 'unchanged' | 'changed' | 'unreachable'

/** Actions on a scheduled import. */
export const SCHEDULE_ACTIONS = ['check', 'pause', 'resume', 'delete'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]

/**
 * Per cent by which the rows or facts of an edition may shrink compared with the previous one, unless an admin says
 * otherwise.
 */
export const DEFAULT_MAX_LOSS = 5
/** The most that can be allowed: with half of its rows gone, it is a different file. */
export const MAX_ALLOWED_LOSS = 50
/** Number of checks shown on a page, newest first. */
export const SHOWN_CHECKS = 30
/** Months for which checks are kept. */
export const CHECK_MONTHS = 13

/** Whether an action is currently possible: a paused import checks nothing. */
export const isPossible = (action: ScheduleAction, paused: boolean): boolean =>
  action === 'delete' || (action === 'resume') === paused

/** Longest address, in characters. */
export const MAX_ADDRESS_LENGTH = 2000
/** Longest text of all addresses together; browsers send two characters for a line break. */
export const MAX_ADDRESSES = MAX_IMPORT_FILES * (MAX_ADDRESS_LENGTH + 2)
