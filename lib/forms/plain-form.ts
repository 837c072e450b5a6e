/** No form of the product has more fields, boxes that are ticked counted one by one. */
export const MAX_FIELDS = 300
/** No text of a form is longer, in bytes of UTF-8: 5,000 characters as people count them with room to spare. */
export const MAX_TEXT_BYTES = 32 * 1024
/** Where a path takes a longer text than that, such as a list that a script writes. */
export const MAX_LONG_TEXT_BYTES = 64 * 1024
/** Characters of a field's name. */
export const MAX_NAME = 64

const PLAIN_NAME = /^[A-Za-z][\w-]*$/

/**
 * Whether a name is one that a field can have here. Names with brackets and dots would be read as paths into lists and
 * objects (`list[4294967294]` as a list of that length), and those with underscores in front as orders to the library that
 * reads forms.
 */
export const isPlainName = (name: string): boolean =>
  name.length <= MAX_NAME && PLAIN_NAME.test(name) && !(name in Object.prototype)

/**
 * The fields of a form without NUL, which PostgreSQL cannot keep and nobody means to type.
 *
 * @returns undefined when there are too many fields, or one has a name that no form gives or too long a text
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
