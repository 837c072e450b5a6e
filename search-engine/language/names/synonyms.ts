import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { fold, words } from '../fold.ts'
import { readTable } from '../read-table.ts'
import { withoutStopWords } from './stop-words.ts'

/**
 * Phrases that mean the same, beginning with the full form, which is also kept as written; a phrase is a list of folded
 * words without stop words.
 */
type Group = { written: string; phrases: string[][]; regions: ReadonlySet<string> }
type Phrase = { words: string[]; group: Group }

/** The phrases of one country by their first word. */
type Synonyms = ReadonlyMap<string, Phrase[]>

function readGroup([, phrases = '', regions = '']: string[]): Group {
  const written = phrases.split('=').map((phrase) => phrase.trim())
  return {
    written: written[0] as string,
    phrases: written.map((phrase) => withoutStopWords(words(phrase))),
    regions: new Set(regions.split(',').map(fold).filter(Boolean).flatMap(withProvinces)),
  }
}

/** Spanish registers give the province as the region; groups name its autonomous community. */
const provinces: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('vocabulary/provinces').map(([community = '', list = '']) => [fold(community), list.split(',').map(fold)]),
)
function withProvinces(region: string): string[] {
  return [region, ...(provinces.get(region) ?? [])]
}

function readSynonyms(country: CountryCode): Synonyms {
  const groups = rows.filter(([code]) => code === country).map(readGroup)
  const phrases = groups.flatMap((group) => group.phrases.map((phrase) => ({ words: phrase, group })))
  return Map.groupBy(phrases, (phrase) => phrase.words[0] as string)
}

const rows = readTable('vocabulary/synonyms')
const SYNONYMS = Object.fromEntries(COUNTRIES.map((country) => [country, readSynonyms(country)])) as Readonly<
  Record<CountryCode, Synonyms>
>

/**
 * Returns the other phrases of every group that has a phrase in one of the given sequences of folded words. The full
 * form of a group is looked up in turn (GGS → Gemeinschaftsgrundschule), but not its abbreviations: they may have other
 * meanings as well.
 *
 * @param region folded name of the region, which decides on abbreviations with two meanings
 */
export function synonymsOf(sequences: string[][], country: CountryCode, region: string): string[][] {
  const found = new Set<Group>()
  const added: string[][] = []
  const queue = sequences.map(withoutStopWords)
  for (let sequence = queue.pop(); sequence; sequence = queue.pop()) {
    for (const group of groupsIn(sequence, SYNONYMS[country], region)) {
      if (found.has(group)) continue
      found.add(group)
      added.push(...group.phrases)
      queue.push(group.phrases[0] as string[])
    }
  }
  return added
}

/**
 * Returns the words with every phrase of a group replaced by the group's full form, longer phrases first. Groups that
 * are limited to regions are left out, since a search does not name its region.
 */
export function writtenOut(list: string[], country: CountryCode): string[] {
  const result: string[] = []
  for (let at = 0; at < list.length; ) {
    const phrase = longestPhrase(list, at, SYNONYMS[country])
    result.push(...(phrase?.group.phrases[0] ?? [list[at] as string]))
    at += phrase?.words.length ?? 1
  }
  return result
}

function longestPhrase(list: string[], at: number, synonyms: Synonyms): Phrase | undefined {
  let longest: Phrase | undefined
  for (const phrase of synonyms.get(list[at] as string) ?? []) {
    const isLonger = !longest || longest.words.length < phrase.words.length
    if (isLonger && phrase.group.regions.size === 0 && standsAt(phrase.words, list, at)) longest = phrase
  }
  return longest
}

const standsAt = (phrase: string[], list: string[], at: number) =>
  phrase.every((part, index) => list[at + index] === part)

function groupsIn(sequence: string[], synonyms: Synonyms, region: string): Group[] {
  return sequence.flatMap((word, at) =>
    (synonyms.get(word) ?? [])
      .filter(({ words: phrase }) => standsAt(phrase, sequence, at))
      .map(({ group }) => group)
      .filter(({ regions }) => regions.size === 0 || regions.has(region)),
  )
}

/**
 * Whether registers of some country shorten a first name to its initial, so that every G. is also a Galileo.
 *
 * @param word folded
 */
export function isShortenedToInitial(word: string): boolean {
  const groups = Object.values(SYNONYMS).flatMap((synonyms) => synonyms.get(word) ?? [])
  return groups.some(({ group }) => group.phrases.some(([initial = '', ...more]) => initial.length + more.length === 1))
}

/**
 * Returns the full forms of an abbreviation that differ by region: KGS is a Katholische Grundschule or a Kooperative
 * Gesamtschule. Empty if it means the same everywhere.
 *
 * @param word folded
 */
export function regionalMeanings(word: string): string[] {
  const groups = Object.values(SYNONYMS).flatMap((synonyms) =>
    (synonyms.get(word) ?? []).filter(({ words: phrase, group }) => phrase.length === 1 && group.regions.size > 0),
  )
  return groups.length > 1 ? groups.map(({ group }) => group.written) : []
}
