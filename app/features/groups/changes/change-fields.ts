import { descriptionField } from '#app/features/profile-editing/profile-form/profile-form.ts'
import { summaryField } from '#app/features/profile-editing/self-reported.schema.ts'
import { LOCALES } from '#app/i18n/locales.ts'

/** Contact data of a school, in the order of the forms. */
export const CONTACT_FIELDS = ['phone', 'website', 'email'] as const
/** What a group can write for several schools at once; in this order, they are the columns of its file. */
export const CHANGE_FIELDS = [
  ...CONTACT_FIELDS,
  'features',
  'languages',
  ...LOCALES.map(summaryField),
  ...LOCALES.map(descriptionField),
] as const
export type ChangeField = (typeof CHANGE_FIELDS)[number]

/** Values as texts; lists are their sorted codes. A missing field stays as it is. */
export type Values = Partial<Record<ChangeField, string>>

/** The column of a file that names the school, and those beside it that only help people. */
export const SCHOOL_COLUMN = 'school'
export const NAME_COLUMNS = ['name', 'town'] as const

/** Whether only premium shows the field: long descriptions. */
export const needsPremium = (field: ChangeField): boolean => field.startsWith('description_')

/** Returns a list of codes as its text. */
export const codesText = (codes: readonly string[]): string => [...new Set(codes)].sort().join(', ')
/** Returns the codes of a text. */
export const codesOf = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean)
