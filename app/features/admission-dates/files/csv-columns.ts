/** Columns of the files, in their order. */
export const COLUMNS = [
  'country',
  'area',
  'stage',
  'school_form',
  'sector',
  'event',
  'name',
  'rule',
  'from',
  'to',
  'school_year',
  'turns',
  'bring',
  'source',
  'publisher',
  'licence',
  'read_on',
  'valid_until',
  'cite',
  'note',
] as const
export type Column = (typeof COLUMNS)[number]
export type Cells = Record<Column, string>
