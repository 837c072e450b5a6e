import type { PlainKey } from '#app/i18n/translate.ts'
import { OFFERS } from '#db/vocabulary.ts'

/** An inspection only finds out which columns a file has, for a mapping. */
export const RUN_KINDS = ['inspection', 'trial', 'import', 'undo'] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** `waiting`: for a job, or for another import to end. */
export const RUN_STATES = ['waiting', 'running', 'finished', 'failed', 'cancelled'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Whether a run is in progress, so that its page refreshes every few seconds. */
export const isUnderway = (state: RunState): boolean => state === 'waiting' || state === 'running'

/** Actions on a run. */
export const RUN_ACTIONS = ['carry-out', 'undo', 'cancel', 'map', 'restart'] as const
export type RunAction = (typeof RUN_ACTIONS)[number]

/** The lists on a run's page: schools by what happened to them, schools that an undo left unchanged, rejected rows. */
export const RUN_LISTS = ['added', 'changed', 'closed', 'left', 'rejected'] as const
export type RunList = (typeof RUN_LISTS)[number]

/** Why an undo left a school unchanged. */
export type LeftOutcome = 'newer' | 'in_use' | 'gone'

/** Columns of a school that a run can change, in display order. */
export const CHANGED_FIELDS = [
  'name',
  'category',
  'local_type',
  'ownership',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'lat',
  'lng',
  'position_precision',
  'phone',
  'email',
  'website',
  'features',
  'languages',
  'pupils',
  'faith',
  'gender',
  ...OFFERS,
  'age_from',
  'age_to',
  'institute',
  'source',
  'source_id',
  'status',
  'source_date',
] as const
export type ChangedField = (typeof CHANGED_FIELDS)[number]

/** Fields whose names are shared with corrections; the others have names of their own. */
const FIELDS_OF_CORRECTIONS: readonly ChangedField[] = [
  'name',
  'category',
  'local_type',
  'ownership',
  'street',
  'postal_code',
  'city',
  'country',
  'phone',
  'email',
  'website',
  'pupils',
]

/** Returns the key of the text that names a field. */
export const fieldKey = (field: ChangedField): PlainKey =>
  (FIELDS_OF_CORRECTIONS.includes(field) ? `correction.field.${field}` : `imports.field.${field}`) as PlainKey

/** The queue in which a run waits: what strangers' servers send does not delay what the team orders. */
export type ImportLane = 'run_import' | 'run_scheduled_import'

/**
 * Why a run failed, where the catalogue has a text for it (`imports.problem.<code>`) instead of an English sentence.
 */
export type ImportProblem =
  | 'archive_damaged'
  | 'archive_names'
  | 'inspection_time'
  | 'unknown_file'
  | 'empty'
  | 'web_page'
  | 'cut_off'
  | 'damaged'
  | 'incomplete'
  | 'list_unconfirmed'
  | 'undated'
