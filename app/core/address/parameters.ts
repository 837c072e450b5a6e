import * as z from 'zod/mini'
import { readCursor, writeCursor } from '#db/cursor.ts'

/** One parameter of an address: how it is read and written. */
export type Parameter<Value> = {
  /** Its name, where it is another one than in the program. */
  name?: string
  /** @param texts all that stand under its name */
  read(texts: readonly string[]): Value
  /** Texts to stand under its name; none for what an address leaves out. */
  write(value: Value): string[]
}

type Schema<Value> = z.ZodMiniType<Value, string>

/** A parameter with one value. What its schema refuses reads as the fallback, which addresses leave out. */
export function parameter<Value, Fallback>(schema: Schema<Value>, fallback: Fallback): Parameter<Value | Fallback> {
  return {
    read: ([text]) => {
      const { success, data } = z.safeParse(schema, text)
      return success ? data : fallback
    },
    write: (value) => (value === fallback || value === undefined ? [] : [String(value)]),
  }
}

/** A parameter that has another name in addresses. */
export const named = <Value>(name: string, unnamed: Parameter<Value>): Parameter<Value> => ({ ...unnamed, name })

/** One of several values; what is none of them reads as the fallback. */
export function oneOf<const Value extends string | number, const Fallback extends string | number | undefined>(
  values: readonly Value[],
  fallback: Fallback,
): Parameter<Value | Fallback> {
  const known = z.pipe(
    z.enum(values.map(String)),
    z.transform((text) => values.find((value) => String(value) === text)!),
  )
  return parameter<Value, Fallback>(known, fallback)
}

/** Any number of values of a list, in the order of that list. */
export const someOf = <Value extends string>(values: readonly Value[]): Parameter<Value[]> => ({
  read: (texts) => values.filter((value) => texts.includes(value)),
  write: (chosen) => chosen,
})

/** What somebody typed, without what PostgreSQL cannot store, cut at a length; empty unless told. */
export const typed = (maxLength: number): Parameter<string> =>
  parameter(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll('\0', '').trim().slice(0, maxLength)),
    ),
    '',
  )

/** A text of a given form, such as an id; any other reads as the fallback. */
export const matching = <Fallback extends string | undefined>(
  form: RegExp,
  fallback: Fallback,
): Parameter<string | Fallback> => parameter(z.string().check(z.regex(form)), fallback)

/** Whether a parameter has one certain value. */
export const flag = (value: string): Parameter<true | undefined> => ({
  read: ([text]) => (text === value ? true : undefined),
  write: (isSet) => (isSet ? [value] : []),
})

/** Number of a page, counted from 1; the first one for what is no plain number of a page. */
export const pageNumber: Parameter<number> = parameter(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number)),
  1,
)

/** No list has as many pages; a larger number is read as this one. */
const LAST_PAGE = 100_000

/** Number of a page as people change it in an address: a part of a page is the page, and a page beyond all the last one. */
export const anyPageNumber: Parameter<number> = parameter(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => Math.min(Math.trunc(Number(text || Number.NaN)), LAST_PAGE)),
      z.number().check(z.gte(1)),
    ),
  ),
  1,
)

/** Place in a list after which a page begins. */
export const cursor = {
  read: ([text = '']: readonly string[]) => readCursor(text),
  write: (place: ReturnType<typeof readCursor>) => (place ? [writeCursor(place)] : []),
} satisfies Parameter<ReturnType<typeof readCursor>>
