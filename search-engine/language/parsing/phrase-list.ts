import { words } from '../fold.ts'

/** Reads phrases separated by commas and line breaks, as folded words. */
export function readPhrases(text: string): Set<string> {
  const phrases = text.split(/[,\n]/).map((phrase) => words(phrase).join(' '))
  return new Set(phrases.filter((phrase) => phrase !== ''))
}
