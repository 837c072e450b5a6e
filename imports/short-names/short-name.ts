import type { CountryCode } from '#db/vocabulary.ts'
import { GENERIC_WORDS, NAME_RULES } from './rules.ts'

/**
 * Shortens the official name of a school to what families call it: `Städt. Hansa-Gymnasium` → `Hansa-Gymnasium`. A part
 * stays if nothing but the kind of school would be left: `Städt. Gymnasium`.
 */
export function shortName(official: string, country: CountryCode): string {
  const name = official.replace(/\s+/g, ' ').trim()
  const short = NAME_RULES[country].reduce((text, [pattern, replacement]) => {
    const cut = text.replace(pattern, replacement)
    if (cut === text) return text
    const shorter = tidied(cut)
    return distinguishes(shorter, country) ? shorter : text
  }, name)
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** Removes the punctuation that joined what was removed, and closes brackets. */
function tidied(text: string): string {
  const trimmed = text.replace(/^[ ,;–-]+/, '').replace(/[ ,;–(-]+$/, '')
  return trimmed.split('(').length > trimmed.split(')').length ? `${trimmed})` : trimmed
}

/** Whether a name contains any word that not every school of its kind has. */
function distinguishes(name: string, country: CountryCode): boolean {
  const found = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return found.some((word) => !GENERIC_WORDS[country].has(word))
}
