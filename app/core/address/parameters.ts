import { readCursor, writeCursor } from '#db/cursor.ts'

// By hand rather than by schemas of Zod: public pages load this, and must not load a validator with it.

/** One parameter of an address: how it is read and written. */
export type Parameter<Value> = {
  /** Its name, where it is another one than in the program. */
  name?: string
  /** @param texts all that stand under its name */
  read(texts: readonly string[]): Value
  /** Texts to stand under its name; none for what an address leaves out. */
  write(value: Value): string[]
}

/**
 * A parameter with one value.
 *
 * @param parse reads a text; undefined for what makes no sense, which counts as the fallback
 * @param fallback what addresses leave out
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

/** A parameter that has another name in addresses. */
export const named = <Value>(name: string, unnamed: Parameter<Value>): Parameter<Value> => ({ ...unnamed, name })

/** One of several values; what is none of them reads as the fallback. */
export const oneOf = <const Value extends string | number, const Fallback extends string | number | undefined>(
  values: readonly Value[],
  fallback: Fallback,
): Parameter<Value | Fallback> => parameter((text) => values.find((value) => String(value) === text), fallback)

/** Any number of values of a list, in the order of that list. */
export const someOf = <Value extends string>(values: readonly Value[]): Parameter<Value[]> => ({
  read: (texts) => values.filter((value) => texts.includes(value)),
  write: (chosen) => chosen,
})

/** What somebody typed, without what PostgreSQL cannot store, cut at a length; empty unless told. */
export const typed = (maxLength: number): Parameter<string> =>
  parameter((text) => text.replaceAll('\0', '').trim().slice(0, maxLength), '')

/** A text of a given form, such as an id; any other reads as the fallback. */
export const matching = <Fallback extends string | undefined>(
  form: RegExp,
  fallback: Fallback,
): Parameter<string | Fallback> => parameter((text) => (form.test(text) ? text : undefined), fallback)

/** Whether a parameter has one certain value. */
export const flag = (value: string): Parameter<true | undefined> => ({
  read: ([text]) => (text === value ? true : undefined),
  write: (isSet) => (isSet ? [value] : []),
})

/** Number of a page, counted from 1; the first one for what is no plain number of a page. */
export const pageNumber: Parameter<number> = parameter(
  (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  1,
)

/** No list has as many pages; a larger number is read as this one. */
const LAST_PAGE = 100_000

/** Number of a page as people change it in an address: a part of a page is the page, and a page beyond all the last one. */
export const anyPageNumber: Parameter<number> = parameter((text) => {
  const page = Math.trunc(Number(text))
  return page >= 1 ? Math.min(page, LAST_PAGE) : undefined
}, 1)

/** Place in a list after which a page begins. */
export const cursor = {
  read: ([text = '']: readonly string[]) => readCursor(text),
  write: (place: ReturnType<typeof readCursor>) => (place ? [writeCursor(place)] : []),
} satisfies Parameter<ReturnType<typeof readCursor>>
