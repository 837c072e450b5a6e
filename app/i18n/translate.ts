import { isolate } from '#lib/text/isolate.ts'
import type { German } from './all/de.ts'
import type { Locale } from './locales.ts'

/**
 * A text that depends on `count`; `other` is required, and the other forms as the language needs them (CLDR plural
 * categories).
 */
export type Plural = { [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { other: string }
type Widen<T> = T extends string ? string : Plural

/** Every key of the German catalogue with its text in one language. */
export type Catalogue = { readonly [Key in keyof German]: Widen<German[Key]> }
export type Key = keyof German

/** The placeholders in a text. */
export type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type TextOf<Entry> = Entry extends string ? Entry : Entry[keyof Entry]
type Parameters<K extends Key> = { [Name in Names<TextOf<German[K]>>]: string | number } & (German[K] extends string
  ? unknown
  : { count: number })

/** Keys whose text takes no parameters. */
export type PlainKey = { [K in Key]: keyof Parameters<K> extends never ? K : never }[Key]

/**
 * Returns the text of a key; placeholders in braces are replaced by the parameters of the same name, with numbers in
 * local format.
 */
export type Translate = <K extends Key>(
  key: K,
  ...parameters: keyof Parameters<K> extends never ? [] : [Parameters<K>]
) => string

const catalogues = new Map<Locale, Partial<Catalogue>>()
const translators = new Map<Locale, Translate>()

/** Adds texts of a language: all languages on the server, and in the browser those of one language as needed. */
export function addCatalogue(locale: Locale, catalogue: Partial<Catalogue>): void {
  catalogues.set(locale, { ...catalogues.get(locale), ...catalogue })
}

/** Whether a text, which may be anything a visitor typed, is the key of an added text without plural. */
export const hasText = (key: string, locale: Locale): key is Key =>
  typeof catalogues.get(locale)?.[key as Key] === 'string'

/** Returns the translate function of a language whose catalogue has been added. */
export function translator(locale: Locale): Translate {
  const translate = translators.get(locale) ?? createTranslate(locale)
  translators.set(locale, translate)
  return translate
}

function createTranslate(locale: Locale): Translate {
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const format = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : isolate(value))
  return (key, ...[parameters]) => {
    const values: Record<string, string | number> | undefined = parameters
    const entry: string | Plural | undefined = catalogues.get(locale)?.[key]
    if (entry === undefined) throw new Error(`No text for ${key} in ${locale}.`)
    const text = typeof entry === 'string' ? entry : (entry[plurals.select(Number(values?.count))] ?? entry.other)
    return values ? text.replace(/\{(\w+)\}/g, (_, name: string) => format(values[name] ?? '')) : text
  }
}
