import { FEE_COLUMNS } from '#app/features/schools/fees.ts'

/**
 * Columns of `school_profiles` that a version stores. The logo is left out, because its file may no longer exist when
 * the version is restored.
 */
export const KEPT_COLUMNS = [
  ...(['name', 'category', 'local_type', 'ownership', 'street', 'postal_code', 'city', 'lat', 'lng'] as const),
  ...(['phone', 'email', 'website', 'pupils', 'features', 'languages'] as const),
  ...FEE_COLUMNS,
  ...(['show_in_search', 'show_contact', 'show_reviews'] as const),
] as const
export type KeptColumn = (typeof KEPT_COLUMNS)[number]

type Value = string | number | boolean | readonly string[] | null

/** Self-reported data of a school at one point in time. */
export type Content = {
  /** Only stated values: no null, no empty list. Switches are included even when they are off. */
  facts: { [Column in KeptColumn]?: Exclude<Value, null> }
  /** By section and language, as in `summary.de`. */
  texts: Record<string, string>
}

/** Returns the content of a row of `school_profiles`, if there is one, and of the rows of `school_texts`. */
export function contentOf(
  profile: { [Column in KeptColumn]: Value } | undefined,
  texts: readonly { section: string; language: string; text: string }[],
): Content {
  const said = KEPT_COLUMNS.flatMap((column) => {
    const value = profile?.[column] ?? null
    const silent = value === null || value === true || (Array.isArray(value) && value.length === 0)
    return silent ? [] : [[column, value] as const]
  })
  return {
    facts: Object.fromEntries(said) as Content['facts'],
    texts: Object.fromEntries(texts.map(({ section, language, text }) => [`${section}.${language}`, text])),
  }
}

/**
 * Returns the differences between two contents: columns, then texts as `<section>.<language>`, each in a fixed order.
 */
export function changesBetween(before: Content, after: Content): string[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const texts = [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])].sort()
  return [
    ...KEPT_COLUMNS.filter((column) => differs(before.facts[column], after.facts[column])),
    ...texts.filter((key) => before.texts[key] !== after.texts[key]),
  ]
}
