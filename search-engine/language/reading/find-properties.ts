import { joinChurchSchool, readPhrases } from '../fold.ts'
import { isStopWord } from '../names/stop-words.ts'
import { schoolWordHome, typeWord } from '../names/type-words.ts'
import { countriesIn, readTable } from '../read-table.ts'
import { overlap, type Span, type TokenList } from '../tokens.ts'
import { listed } from '../vocabulary/lists.ts'
import { isFiller } from './fillers.ts'
import type { Island, Meaning } from './island.ts'
import { type CountedProperty, GROUPS, type Property, type PropertyMeaning } from './property.ts'
import { WEIGHTS } from './weights.ts'

type Words = ReadonlyMap<string, PropertyMeaning>

const EVERY_VALUE = '*'
/** Begins the name of a group of words in a table. */
const BRIDGE = 'words:'

function readWords(...tables: readonly string[]): Words {
  const found = new Map<string, PropertyMeaning>()
  for (const [property = '', homes = '', list = ''] of tables.flatMap((table) => readTable(`vocabulary/${table}`))) {
    const bridge = property.startsWith(BRIDGE) ? [property.slice(BRIDGE.length)] : []
    const names = bridge.length > 0 ? [] : property.replace(/^!/, '').split('+')
    const properties = names.flatMap((name) => propertiesIn(name, homes))
    for (const phrase of readPhrases(list)) {
      const known = found.get(phrase)
      found.set(phrase, {
        properties: [...(known?.properties ?? []), ...properties],
        bridges: [...(known?.bridges ?? []), ...bridge],
      })
    }
  }
  return found
}

function propertiesIn(property: string, homes: string): CountedProperty[] {
  const at = property.indexOf(':')
  const [group, value] = [property.slice(0, at), property.slice(at + 1)]
  const values: readonly string[] = GROUPS[group as keyof typeof GROUPS] ?? []
  const meant = value === EVERY_VALUE ? values : values.filter((one) => one === value)
  if (meant.length === 0) throw new Error(`No filter among the words for properties: ${property}`)
  return meant.map((one) => ({ property: { group, value: one } as Property, countries: countriesIn(homes) }))
}

const wanted = readWords('attribute-words', 'need-words')
const excluded = readWords('excluded-words')
const bridges = Map.groupBy(
  readTable('vocabulary/need-words').filter(([property = '']) => property.startsWith(BRIDGE)),
  ([property = '']) => property.slice(BRIDGE.length),
)

const stated = new Map<string, CountedProperty[]>()
for (const [bridge = '', homes = '', fact = ''] of readTable('vocabulary/need-facts'))
  stated.set(bridge, [...(stated.get(bridge) ?? []), ...propertiesIn(fact, homes)])

/** Returns the facts by which registers state that a school is for a need, beside its name and type. */
export const statedFor = (bridge: string): readonly CountedProperty[] => stated.get(bridge) ?? []

const bridgesListed = (name: string) => {
  const phrases = listed(name)
  return (bridge: string): boolean => phrases.has(bridge.replaceAll('_', ' '))
}

/** Whether a group of words names a need of the child, for which schools with any support are nearer than others. */
export const isNeed = bridgesListed('need')
/** Whether a group of words names schools of a kind of their own: French schools abroad, language schools. */
export const isKindOfItsOwn = bridgesListed('own-kind')
/** Whether a group of words names a trade or a field of study, which older children learn. */
export const isTraining = bridgesListed('training')

/** Returns the phrases of a group of words that mean the same in names and types of schools. */
export const phrasesOf = (bridge: string): string[] =>
  (bridges.get(bridge) ?? []).flatMap(([, , list = '']) => [...readPhrases(list)])
const negations = listed('not')

/** Every folded word that names a property by itself. */
export const singlePropertyWords = (): string[] => [...wanted.keys()].filter((phrase) => !phrase.includes(' '))

/** Whether a folded phrase names a property, or rules one out. */
export const isPropertyWord = (phrase: string): boolean => wanted.has(phrase) || excluded.has(phrase)

const MAX_PHRASE_TOKENS = 7
const MAX_NEGATION_TOKENS = 3
/** Words between a negation and what it rules out: not a faith school, pas de collège privé. */
const MAX_BETWEEN = 2

/** Returns the words for properties that schools should have, and for those that they should not have. */
export function findProperties(list: TokenList): Island<Meaning>[] {
  const negated = negationSpans(list)
  return list.spans(MAX_PHRASE_TOKENS).flatMap((span): Island<Meaning>[] => {
    const phrase = joinChurchSchool(list.phrase(span))
    const without = excluded.get(phrase)
    if (without) return [{ kind: 'excluded', ...without, span, score: scoreOf(span) }]
    const meaning = wanted.get(phrase)
    const isWord = span.to - span.from === 1 && !list.tokens[span.from]!.words.every(isEmptyWord)
    const negation =
      meaning || typeWord(phrase) || isWord ? negated.find((one) => isBefore(list, one, span)) : undefined
    if (negation) {
      const score = (meaning || typeWord(phrase) ? WEIGHTS.attribute : 1) * (span.to - negation.from)
      const typeWords = meaning ? undefined : (typeWord(phrase)?.text ?? phrase)
      const rest = { span: { from: negation.from, to: span.to }, score }
      return [
        { kind: 'excluded', ...(meaning ? ruledOut(meaning) : NO_MEANING), ...(typeWords && { typeWords }), ...rest },
      ]
    }
    return meaning ? [{ kind: 'attribute', ...meaning, span, score: scoreOf(span) }] : []
  })
}

/** A faith that registers do not state lets one conclude who runs a school, but not the other way round. */
function ruledOut({ properties, bridges }: PropertyMeaning): PropertyMeaning {
  const faiths = properties.filter(({ property: { group } }) => group === 'faith')
  return { properties: faiths.length > 0 ? faiths : properties, bridges }
}

const NO_MEANING: PropertyMeaning = { properties: [], bridges: [] }
/** A phrase says more than its words one by one. */
const scoreOf = ({ from, to }: Span) => WEIGHTS.attribute * (to - from) + WEIGHTS.phrase * (to - from - 1)

const isEmptyWord = (word: string) => isStopWord(word) || schoolWordHome(word) !== undefined || isFiller(word)

function negationSpans(list: TokenList): Span[] {
  const spans: Span[] = []
  for (const span of list.spans(MAX_NEGATION_TOKENS)) {
    const isFree = !spans.some((other) => overlap(span, other))
    if (isFree && negations.has(list.phrase(span))) spans.push(span)
  }
  return spans
}

/** Whether a negation stands before a span, with at most words that connect or mean a school between them. */
function isBefore(list: TokenList, negation: Span, { from }: Span): boolean {
  if (negation.to > from || from - negation.to > MAX_BETWEEN) return false
  return list.tokens
    .slice(negation.to, from)
    .every(({ words }) =>
      words.every((word) => isStopWord(word) || schoolWordHome(word) !== undefined || typeWord(word) !== undefined),
    )
}
