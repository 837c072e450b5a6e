import type { NameRules } from '../finding.ts'
import { FIRST_NAMES } from '../rules/first-names.ts'
import { FAMOUS, SURNAMES_OF_ALL } from '../rules/surnames.ts'
import { anyOf, type Detector, END, lengthOf, matching, START } from './pattern.ts'

const WORD = String.raw`\p{L}[\p{L}'’-]{0,30}`
const PARTICLE = `(?:(?:von|van|zu|de|del|della|di|da|la|le|du|des|ten|el|al|Mc|O) ){0,2}`
const CHARACTERS_BEFORE = 30
const SAINT = /(?:^|\P{L})(?:sankt|st\.?|saint|sainte|san|santa|santo)[- ]$/iu
const isCapitalised = (word: string) => /^\p{Lu}/u.test(word)
/** Small letters without accents, which people leave out. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const lowered = (words: readonly string[]) => new Set(words.map(plain))
const firstNames = lowered(FIRST_NAMES)
const surnames = lowered(SURNAMES_OF_ALL)
const famous = lowered(FAMOUS)

/** The name and what may be left of it without a genitive or a hyphen: Lenas, Müller-Schmidt. */
const formsOf = (word: string) => {
  const lower = plain(word)
  return [lower, lower.replace(/['’]?s$|['’]$/u, ''), ...lower.split('-')]
}

/** Whether a person's name is part of the name of a school: Lycée Jean Rostand, Anne Frank Schule. */
function namesSchool(text: string, start: number, end: number, schoolWord: RegExp): boolean {
  const before = text.slice(Math.max(0, start - CHARACTERS_BEFORE), start)
  const near = before.split(/[.!?,;:]/).at(-1) ?? ''
  const after = /^(?:[- ]?\p{L}{0,20})(?:[- ]\p{Lu}[\p{L}’']{0,20}){0,3}/u.exec(text.slice(end))?.[0] ?? ''
  return SAINT.test(before) || [near, text.slice(start, end), after].some((part) => schoolWord.test(part))
}

/** What tells names from other words in one language. */
function namesOf(rules: NameRules) {
  const others = lowered(rules.notNames)
  const schoolWord = new RegExp(anyOf(rules.schoolWords), 'iu')
  const known = (word: string, names: ReadonlySet<string>) =>
    !others.has(plain(word)) && formsOf(word).some((form) => names.has(form))
  return {
    isFirstName: (word: string) => known(word, firstNames),
    isKnown: (word: string) => known(word, firstNames) || known(word, surnames),
    /** A first name, though it may be a word as well: to be asked where a name is expected. */
    isCapitalisedFirstName: (word: string) => isCapitalised(word) && formsOf(word).some((form) => firstNames.has(form)),
    isSurname: (word: string) => isCapitalised(word) && known(word, surnames),
    mayBeName: (word: string) => isCapitalised(word) && !others.has(plain(word)),
    isOfSchool: (match: RegExpExecArray, text: string) =>
      namesSchool(text, match.index, match.index + lengthOf(match), schoolWord),
  }
}

const anyCase = (source: string) =>
  source.replace(
    /^\p{Ll}(?:\p{L}(?!\?))*/u,
    (word) => `(?:[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}|${word.toUpperCase()})`,
  )
const eitherCase = (sources: readonly string[]) => anyOf(sources.map(anyCase))

function afterTitle(rules: NameRules, names: ReturnType<typeof namesOf>): Detector[] {
  const title = new RegExp(
    `${START}${eitherCase(rules.titles)}(?: (?:de|del|di|of|du|des|della) [\\p{L}\\dºª]{1,15})?(?<comma>,)? ${PARTICLE}(?:(?<initial>\\p{Lu})(?:\\.|${END})|(?<name>${WORD}))(?: \\p{Lu}[\\p{L}-]{1,30})?`,
    'gu',
  )
  const role = new RegExp(`${START}${eitherCase(rules.roles)},? (?<name>${WORD})`, 'giu')
  const isNamed = ({ groups }: RegExpExecArray) =>
    Boolean(groups?.initial) ||
    names.isCapitalisedFirstName(groups?.name ?? '') ||
    (!groups?.comma && names.mayBeName(groups?.name ?? '')) ||
    names.isKnown(groups?.name ?? '')
  return [
    matching('name', 'title-and-surname', title, isNamed),
    matching(
      'name',
      'title-and-surname',
      role,
      ({ groups }) => isCapitalised(groups?.name ?? '') && names.isKnown(groups?.name ?? ''),
    ),
  ]
}

/** Whether another name follows, or stands before it in the name of somebody famous: full names are judged as such. */
function isPartOfName({ index, groups, 0: { length } }: RegExpExecArray, text: string): boolean {
  const before = /\p{L}+ $/u.exec(text.slice(Math.max(0, index - CHARACTERS_BEFORE), index))?.[0] ?? ''
  return /^ \p{Lu}/u.test(text.slice(index + length)) || famous.has(plain(before + (groups?.name ?? '')))
}

function besideRelation(rules: NameRules, names: ReturnType<typeof namesOf>): Detector[] {
  const relation = new RegExp(`${START}${anyOf(rules.relations)},? (?<name>${WORD})`, 'giu')
  const before = new RegExp(`${START}${eitherCase(rules.before)} (?<name>\\p{Lu}[\\p{L}'’-]{1,30})`, 'gu')
  const after = new RegExp(
    `${START}(?<name>\\p{Lu}[\\p{L}'’-]{1,30})(?: \\p{Lu}\\.)?,? ${anyOf(rules.after)}${END}`,
    'gu',
  )
  const isChild = ({ groups }: RegExpExecArray) =>
    names.isFirstName(groups?.name ?? '') ||
    names.isCapitalisedFirstName(groups?.name ?? '') ||
    (rules.capitalMeansName && names.mayBeName(groups?.name ?? ''))
  const isFirst = (match: RegExpExecArray, text: string) =>
    names.isFirstName(match.groups?.name ?? '') && !isPartOfName(match, text) && !names.isOfSchool(match, text)
  return [
    matching('name', 'relation-and-first-name', relation, isChild),
    matching('name', 'relation-and-first-name', before, isFirst),
    matching('name', 'relation-and-first-name', after, isFirst),
  ]
}

function fullName(names: ReturnType<typeof namesOf>): Detector {
  // The surname is only looked at, so that the next word is tried as a first name as well.
  const pattern = new RegExp(
    `${START}(?<first>${WORD})(?=(?<rest> ${PARTICLE}(?<last>\\p{Lu}\\.|\\p{L}[\\p{L}'’-]{1,30})))`,
    'gu',
  )
  const isPerson = (match: RegExpExecArray, text: string) => {
    const { first = '', last = '' } = match.groups ?? {}
    const isFirst = names.isFirstName(first) || (names.isCapitalisedFirstName(first) && names.isSurname(last))
    if (!isFirst || famous.has(plain(`${first} ${last}`))) return false
    const isPair = isCapitalised(first) ? names.mayBeName(last) : names.isKnown(last) && !isCapitalised(last)
    return isPair && !names.isOfSchool(match, text)
  }
  return matching('name', 'first-name-and-surname', pattern, isPerson)
}

/** Finds people who are called by their names. */
export function nameDetectors(rules: NameRules): Detector[] {
  const names = namesOf(rules)
  return [...afterTitle(rules, names), ...besideRelation(rules, names), fullName(names)]
}
