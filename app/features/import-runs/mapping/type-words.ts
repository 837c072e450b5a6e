import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { MAX_WORD_LENGTH } from './cell.schema.ts'
import { type FormText, tablesOf } from './draft-form.ts'
import type { FoundColumn } from './findings.schema.ts'
import type { MappingDraft } from './mapping.schema.ts'

/** Number of words that the screen shows, and of rows for further ones. */
const MAX_SHOWN_WORDS = 20
export const FURTHER_WORDS = 3

/**
 * Returns the words in the table of types that are no value of its column, with the category of each: those with a
 * star, and all where the column has too many values to list.
 */
export function typeWords(draft: MappingDraft, columns: readonly FoundColumn[]): [string, Category][] {
  const values = tablesOf(draft, columns).find(({ target }) => target === 'type')?.values ?? []
  const listed = new Set(values.map(({ value }) => value.toLowerCase()))
  return Object.entries(draft.fields?.type?.values ?? {})
    .filter(([word]) => !listed.has(word.toLowerCase()))
    .slice(0, MAX_SHOWN_WORDS)
}

/** Returns a draft with the words of the form in place of those that it showed. */
export function withTypeWords(
  draft: MappingDraft,
  before: MappingDraft,
  columns: readonly FoundColumn[],
  form: FormText,
): MappingDraft {
  const type = draft.fields?.type
  if (!type || form('type-words') === '') return draft
  const shown = typeWords(before, columns)
  const values: Record<string, Category> = { ...type.values }
  for (const [word] of shown) delete values[word]
  for (let row = 0; row < shown.length + FURTHER_WORDS; row++) {
    const word = form(`type-word-${row}`).trim().slice(0, MAX_WORD_LENGTH).toWellFormed()
    const meaning = CATEGORIES.find((one) => one === form(`type-means-${row}`))
    if (word !== '' && meaning) values[word] = meaning
  }
  return { ...draft, fields: { ...draft.fields, type: { ...type, values } } }
}
