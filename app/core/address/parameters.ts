import { readCursor, writeCursor } from '#db/cursor.ts'

// Written by hand instead of with Zod schemas, because public pages load this and must not load a validator with it.

/** One parameter of an address: how it is read and written. */
export type Parameter<Value> = {
  /** Its name, if it differs from the one in the program. */
  name?: string
  /** @param texts all values under its name */
  read(texts: readonly string[]): Value
  /** Returns the texts to write under its name; none if the address leaves it out. */
  write(value: Value): string[]
}

/**
 * Makes a parameter with one value.
 *
 * @param parse reads a text; undefined for an invalid text, which counts as the fallback
 * @param fallback the value that addresses leave out
 */
function parameter<Value, Fallback>(
  parse: (text: string) => Value | undefined,
  fallback: Fallback,
): Parameter<Value | Fallback> {
  return {
    read: ([text = '']) => parse(text) ?? fallback,
    write: (value) => (value === fallback || value === undefined ? [] : [String(value)]),
  }
}

/** A parameter with another name in addresses. */
export const named = <Value>(name: string, unnamed: Parameter<Value>): Parameter<Value> => ({ ...unnamed, name })

/** One of several values; any other text reads as the fallback. */
export const oneOf = <const Value extends string | number, const Fallback extends string | number | undefined>(
  values: readonly Value[],
  fallback: Fallback,
): Parameter<Value | Fallback> => parameter((text) => values.find((value) => String(value) === text), fallback)

/** Any number of values of a list, in the order of that list. */
export const someOf = <Value extends string>(values: readonly Value[]): Parameter<Value[]> => ({
  read: (texts) => values.filter((value) => texts.includes(value)),
  write: (chosen) => chosen,
})

/** User input, without characters that PostgreSQL cannot store, cut at a length; empty by default. */
export const typed = (maxLength: number): Parameter<string> =>
  parameter((text) => text.replaceAll('\0', '').trim().slice(0, maxLength), '')

/** A text of a given form, such as an id; any other counts as the fallback. */
export const matching = <Fallback extends string | undefined>(
  form: RegExp,
  fallback: Fallback,
): Parameter<string | Fallback> => parameter((text) => (form.test(text) ? text : undefined), fallback)

/** Whether a parameter has one particular value. */
export const flag = (value: string): Parameter<true | undefined> => ({
  read: ([text]) => (text === value ? true : undefined),
  write: (isSet) => (isSet ? [value] : []),
})

/** Number of a page, starting at 1; the first page for any other text. */
export const pageNumber: Parameter<number> = parameter(
  (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  1,
)

/** More pages than any list has; a larger number is read as this one. */
const LAST_PAGE = 100_000

/**
 * Number of a page as people edit it in an address: a fraction is rounded down, and a page beyond the end becomes the
 * last one.
 */
export const anyPageNumber: Parameter<number> = parameter((text) => {
  const page = Math.trunc(Number(text))
  return page >= 1 ? Math.min(page, LAST_PAGE) : undefined
}, 1)

/** Position in a list after which a page begins. */
export const cursor = {
  read: ([text = '']: readonly string[]) => readCursor(text),
  write: (place: ReturnType<typeof readCursor>) => (place ? [writeCursor(place)] : []),
} satisfies Parameter<ReturnType<typeof readCursor>>
