import { TITLE_CASE_RULES, type TitleCaseLanguage, type TitleCaseRules } from './title-case-rules.ts'

const WORD = /[\p{L}]+/gu
const ROMAN = /^(?=[IVX]{2})X{0,3}(IX|IV|V?I{0,3})$/
const VOWEL = /[AEIOUYÀ-ÖØ-Þ]/
const AFTER_NUMBER = new Set(['BIS', 'TER', 'QUATER', 'ER', 'ERE', 'EME', 'E', 'ST', 'ND', 'RD', 'TH'])

/**
 * Converts names in capitals to title case by the rules of the language (SCUOLA DELL'INFANZIA → Scuola dell'Infanzia).
 * Text with any lower-case letter was written by hand and stays unchanged.
 */
export function readableName(text: string, language: TitleCaseLanguage): string {
  return /\p{Ll}/u.test(text) ? text : capitalsToTitle(text, language)
}

/** Converts every word in capitals to title case, even if other words are not in capitals (12 rue DE LA CORNICHE). */
export function capitalsToTitle(text: string, language: TitleCaseLanguage): string {
  const rules = TITLE_CASE_RULES[language]
  return text.replace(WORD, (word, at: number) =>
    word === word.toUpperCase() ? recased(word, rules, text.slice(0, at), text.slice(at + word.length)) : word,
  )
}

/** Capitalises only the first letter and keeps acronyms: Liceo scientifico. */
export function sentenceCase(text: string, language: TitleCaseLanguage): string {
  const { acronyms } = TITLE_CASE_RULES[language]
  const lower = text.replace(WORD, (word) => ((acronyms as ReadonlySet<string>).has(word) ? word : word.toLowerCase()))
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

function recased(word: string, rules: TitleCaseRules, before: string, after: string): string {
  const lower = word.toLowerCase()
  const capital = word.charAt(0) + lower.slice(1)
  if (/\d$/.test(before) && AFTER_NUMBER.has(word)) return lower
  if (/^['’]/.test(after) && rules.elisions.has(lower)) return elided(word, rules, before, after)
  if (/^[ÀÈÉ]$/.test(word) && !beginsText(before)) return lower
  if (word.length === 1) return isParticle(lower, rules, before, after) ? lower : word
  if (ROMAN.test(word) || rules.acronyms.has(word)) return word
  if (!VOWEL.test(word) && word.length <= 4 && !after.startsWith('.') && !/['’]$/.test(before)) return word
  return isParticle(lower, rules, before, after) ? lower : capital
}

function elided(word: string, rules: TitleCaseRules, before: string, after: string): string {
  const next = /^['’]\s*(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? ''
  const large = beginsText(before) || (word === 'D' && rules.surnamesAfterD.has(next))
  return large ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase()
}

function isParticle(lower: string, rules: TitleCaseRules, before: string, after: string): boolean {
  if (!rules.particles.has(lower) || beginsText(before) || after.startsWith('.') || before.endsWith('.')) return false
  // A single letter is a particle only between words, not in VIA DANTE 12 A or UMBERTO I.
  if (lower.length === 1 && !/^ \p{L}/u.test(after)) return false
  const next = /^ (\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? ''
  if (ARTICLES.has(lower) && rules.surnamesAfterArticle.has(next)) return false
  const previous = /(\p{L}+)[\s.]*$/u.exec(before)?.[1]?.toLowerCase() ?? ''
  return !(rules.beforeName.has(previous) && ARTICLES.has(lower))
}

/** After one of these a bare article belongs to a name; prepositions stay in lower case. */
const ARTICLES = new Set(['la', 'lo', 'le', 'il', 'gli', 'el', 'las', 'los'])

function beginsText(before: string): boolean {
  return /(^|["“«(/:]|\s[-–]\s?|[.,;]\s*["“])\s*$/.test(before)
}
