/** More fields than any form of the product has, counting ticked boxes one by one. */
export const MAX_FIELDS = 300
/** Longer than any text in a form, in bytes of UTF-8: 5,000 characters as people count them, with room to spare. */
export const MAX_TEXT_BYTES = 32 * 1024
/** Limit for paths that take longer texts, such as a list that a script writes. */
export const MAX_LONG_TEXT_BYTES = 64 * 1024
/** Longest field name, in characters. */
export const MAX_FIELD_NAME_LENGTH = 64

const PLAIN_NAME = /^[A-Za-z][\w-]*$/

/**
 * Whether a field may have this name. Names with brackets and dots would be read as paths into lists and objects
 * (`list[4294967294]` as a list of that length), and names that start with underscores as instructions to the form
 * parser.
 */
export const isPlainName = (name: string): boolean =>
  name.length <= MAX_FIELD_NAME_LENGTH && PLAIN_NAME.test(name) && !(name in Object.prototype)

/**
 * Returns the fields of a form without NUL, which PostgreSQL cannot store and nobody types on purpose.
 *
 * @returns undefined when there are too many fields, an invalid field name or too long a text
 */
export function plainForm(fields: Iterable<[string, FormDataEntryValue]>): FormData | undefined {
  const form = new FormData()
  let count = 0
  for (const [name, value] of fields) {
    if (++count > MAX_FIELDS || !isPlainName(name)) return undefined
    if (typeof value === 'string' && value.length > MAX_LONG_TEXT_BYTES) return undefined
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  }
  return form
}
