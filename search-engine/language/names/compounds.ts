import { words } from '../fold.ts'

/** Endings that German joins to the preceding word: Waldorfschule, Schillergymnasium. Longer endings first. */
const COMPOUND_ENDINGS = `
gemeinschaftsgrundschule gemeinschaftshauptschule gemeinschaftsschule
förderschule sonderschule grundschule realschule hauptschule gesamtschule mittelschule oberschule stadtteilschule
sekundarschule fachoberschule berufsoberschule berufsfachschule berufsschule wirtschaftsschule werkrealschule
volksschule primarschule regelschule hochschule fachschule musikschule sportschule landschule
progymnasium gymnasium berufskolleg kolleg kindergarten kindertagesstätte förderzentrum schulzentrum bildungszentrum
schule schulen internat akademie institut
`

const endings: readonly string[] = words(COMPOUND_ENDINGS).sort((a, b) => b.length - a.length)
const MIN_HEAD_LENGTH = 3

/**
 * Splits a German compound: schillergymnasium → schiller, gymnasium. Only the last part is split off, so
 * gemeinschaftsgrundschule → gemeinschafts, grundschule. Undefined if the word is not a compound.
 */
export function compoundParts(word: string): [head: string, ending: string] | undefined {
  if (endings.includes(word)) return undefined
  const ending = endings.find((part) => word.length >= part.length + MIN_HEAD_LENGTH && word.endsWith(part))
  return ending === undefined ? undefined : [word.slice(0, -ending.length), ending]
}
