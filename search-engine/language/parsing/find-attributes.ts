import { COUNTRIES, type CountryCode, FEATURES } from '#db/vocabulary.ts'
import { OWNERSHIPS, TAG_GROUPS } from '../../base/properties.ts'
import { joinChurchSchool, readPhrases } from '../fold.ts'
import { readTable } from '../read-table.ts'
import { overlap, type Span, type TokenList } from '../tokens.ts'

const GROUPS = { ownership: OWNERSHIPS, features: FEATURES, ...TAG_GROUPS }

/** A property of schools, as a filter and one of its values. */
export type Property = {
  [Group in keyof typeof GROUPS]: { group: Group; value: (typeof GROUPS)[Group][number] }
}[keyof typeof GROUPS]
/** Words of a query for a property, which may differ by country. */
export type FoundAttribute = {
  span: Span
  properties: readonly { property: Property; countries: readonly CountryCode[] }[]
}

const MAX_PHRASE_TOKENS = 3
const MAX_ATTRIBUTES = 4

function readAttributes(): Map<string, FoundAttribute['properties'][number][]> {
  const found = new Map<string, FoundAttribute['properties'][number][]>()
  for (const [property = '', homes = '', list = ''] of readTable('vocabulary/attribute-words')) {
    const [group = '', value = ''] = property.split(':')
    const values: readonly string[] = GROUPS[group as keyof typeof GROUPS] ?? []
    if (!values.includes(value)) throw new Error(`No filter among the attribute words: ${property}`)
    const countries = homes === '' ? COUNTRIES : COUNTRIES.filter((country) => homes.includes(country))
    const meant = { group, value } as Property
    for (const phrase of readPhrases(list)) {
      found.set(phrase, [...(found.get(phrase) ?? []), { property: meant, countries }])
    }
  }
  return found
}

const attributes = readAttributes()

/** Finds the words for properties of schools, longer phrases first, at most {@link MAX_ATTRIBUTES}. */
export function findAttributes(list: TokenList, taken: readonly Span[]): FoundAttribute[] {
  const found: FoundAttribute[] = []
  for (const span of list.spans(MAX_PHRASE_TOKENS)) {
    if (found.length === MAX_ATTRIBUTES) break
    const properties = attributes.get(joinChurchSchool(list.phrase(span)))
    if (!properties) continue
    const isFree = ![...taken, ...found.map((other) => other.span)].some((other) => overlap(span, other))
    if (isFree) found.push({ span, properties })
  }
  return found.sort((a, b) => a.span.from - b.span.from)
}

export const isAttributeWord = (phrase: string): boolean => attributes.has(phrase)
