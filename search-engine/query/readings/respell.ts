import { allowedEdits, editDistance } from '../../base/text/edit-distance.ts'
import { termAt } from '../../base/text/lexicon.ts'
import { stringAt } from '../../base/text/strings.ts'
import { townsOf } from '../../index/columns/segment-data.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { docOf } from '../../index/terms/postings.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { wordsOfTypes } from '../../language/names/type-words.ts'
import { townKey } from '../../language/places/town.ts'
import { singlePropertyWords } from '../../language/reading/find-properties.ts'
import { cityWordTerm } from '../../language/term-kinds.ts'
import { postingCount } from '../match/match-terms.ts'
import { correctedTerms } from '../match/word-terms.ts'
import type { Plan } from '../plan.ts'
import { replaceWords, writtenAs } from '../replace-words.ts'
import type { SearchContext } from '../search-context.ts'

/** A text is respelt in at most this many words: one with more is no misspelling. */
const MAX_RESPELT = 3
const MIN_LETTERS = 5

/** The words for types and properties, by their first letter. */
let vocabulary: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Returns a text in which words that nothing knows are spelt as types of school, properties, towns or parts of the town
 * of the text: primery, catannia, Köln Ehrnfeld. Undefined if there is nothing near them.
 *
 * @param unknown words of the plan that no school has, and that may be typing errors
 */
export function respelt(
  context: SearchContext,
  text: string,
  plan: Plan,
  unknown: readonly QueryWord[],
): string | undefined {
  if (unknown.length === 0 || unknown.length > MAX_RESPELT) return undefined
  const changes = unknown.flatMap((word) => {
    const meant = spellingOf(context, plan, word)
    return meant === undefined ? [] : [[word.text, likeTyped(meant, writtenAs(word.text, [text]))] as const]
  })
  return changes.length === 0 ? undefined : replaceWords(text, new Map(changes))
}

/** Returns a word with a capital if the typed one has it. */
const likeTyped = (meant: string, typed: string) =>
  /^\p{Lu}/u.test(typed) ? meant.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : meant

function spellingOf({ segments, gazetteer }: SearchContext, plan: Plan, word: QueryWord): string | undefined {
  const { place } = plan
  if (word.text.length < MIN_LETTERS - 1) return undefined
  vocabulary ??= Map.groupBy(new Set([...wordsOfTypes(), ...singlePropertyWords()]), ([letter = '']) => letter)
  const known = vocabulary.get(word.text.charAt(0)) ?? []
  const parts = place?.kind === 'town' ? gazetteer.districtsOf(place).map(({ key }) => key) : []
  const [base] = segments
  const near = nearest(word.text, known) ?? nearest(townKey(word.text), parts)
  return near ?? (base && mayNameTown(plan, word) ? townNear(base, word, plan) : undefined)
}

/** A text that says where names no other town, except that of the district. */
const mayNameTown = ({ place, areas }: Plan, { text }: QueryWord) =>
  text.length >= MIN_LETTERS && areas === undefined && (place === undefined || place.kind === 'district')

/**
 * Returns the word with the fewest typing errors, if it begins with the same letter; undefined for more than allowed.
 */
function nearest(typed: string, words: readonly string[]): string | undefined {
  let best: { word: string; edits: number } | undefined
  // The last letter is the first to be left out.
  if (typed.length < MIN_LETTERS)
    return words.find((word) => word.length === typed.length + 1 && word.startsWith(typed))
  for (const word of words) {
    const isShort = word.length < MIN_LETTERS
    const allowed = allowedEdits(typed, word)
    if (isShort || word[0] !== typed[0] || Math.abs(word.length - typed.length) > allowed) continue
    const edits = editDistance(typed, word, allowed)
    if (edits > allowed) continue
    // Letters are left out more often than added or exchanged.
    const isBetter = !best || edits < best.edits || (edits === best.edits && word.length > best.word.length)
    if (isBetter) best = { word, edits }
  }
  return best?.word
}

/** Returns the nearest word in the names of towns that most schools have; only of the city, if a district is meant. */
function townNear(segment: Segment, word: QueryWord, { place }: Plan): string | undefined {
  const mark = cityWordTerm('')
  const city = place && townKey(place.region).split(' ')
  const towns = correctedTerms(segment, word)
    .filter(({ from }) => {
      const term = termAt(segment.lexicon, from)
      return term.startsWith(mark) && (city?.includes(term.slice(mark.length)) ?? true)
    })
    .sort((a, b) => a.level - b.level || postingCount(segment, b) - postingCount(segment, a))
  const [best] = towns
  if (!best) return undefined
  const doc = docOf(segment.postings[segment.postingOffsets[best.from]!]!)
  const written = stringAt(townsOf(segment), segment.town[doc]!)
  return writtenAs(termAt(segment.lexicon, best.from).slice(mark.length), [written])
}
