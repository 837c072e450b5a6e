import { fold } from '#search-engine/language/fold.ts'
import type { Random } from '../directory/random.ts'

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz']
const MIN_MISTYPED_LENGTH = 5
/** From this length on, two mistakes should be forgiven. */
const LONG = 8

/**
 * Returns the text with a typing error in one word, in long ones sometimes with two: a letter left out, added, changed
 * or swapped with the next one, never the first, which people rarely mistype. Undefined if the error makes another real
 * word.
 *
 * @param isWord whether a folded word occurs in the directory
 */
export function mistype(text: string, random: Random, isWord: (word: string) => boolean): string | undefined {
  const long = [...text.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= MIN_MISTYPED_LENGTH)
  if (long.length === 0) return undefined
  const { 0: word, index } = random.pick(long)
  const wrong = mistypeWord(word, random)
  if (isWord(fold(wrong))) return undefined
  return text.slice(0, index) + wrong + text.slice(index + word.length)
}

function mistypeWord(word: string, random: Random): string {
  if (word.length < LONG || random.chance(0.75)) return mistypePart(word, random)
  const half = Math.floor(word.length / 2)
  return mistypePart(word.slice(0, half), random) + mistypePart(word.slice(half), random)
}

/** Makes one error after the first letter. */
function mistypePart(part: string, random: Random): string {
  const at = random.integer(1, part.length - 2)
  const [before, letter, rest] = [part.slice(0, at), part[at] as string, part.slice(at + 1)]
  const swapped = (rest[0] as string) + letter + rest.slice(1)
  const added = random.pick(ALPHABET) + letter + rest
  return before + random.pick([rest, added, random.pick(ALPHABET) + rest, swapped])
}

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  œ: 'oe',
}
const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe')
const decomposed = (text: string) => text.normalize('NFD')
const inCapitals = (text: string) => text.toUpperCase()
const withTwoVowels = (text: string) => text.replace(/[äöüÄÖÜßœ]/g, (letter) => UMLAUTS[letter] as string)
/** FORLI' for Forlì. */
const withApostrophes = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, "'")

/** Returns the text with its accents written differently; undefined if it has none. */
export function respellAccents(text: string, random: Random): string | undefined {
  const accented = [...text.matchAll(/[^\p{ASCII}]/gu)]
  if (accented.length === 0) return undefined
  const spellings = [withoutAccents, decomposed, inCapitals]
  if (/[äöüß]/i.test(text)) spellings.push(withTwoVowels)
  if (accented.length === (text.match(/[àèéìòù](?!\p{L})/gu) ?? []).length) spellings.push(withApostrophes)
  return random.pick(spellings)(text)
}

/** What people write instead of the registers' words, and vice versa. */
const SHORTENED: readonly [written: RegExp, typed: string][] = [
  [/^St\. /, 'Sankt '],
  [/^Sankt /, 'St. '],
  [/\bGymnasium\b/, 'Gym.'],
  [/\bGym\.(?= |$)/, 'Gymnasium'],
  [/\bGrundschule\b/, 'GS'],
  [/\bGS\b/, 'Grundschule'],
  [/\bIntegrierte Gesamtschule\b/, 'IGS'],
  [/\bIGS\b/, 'Integrierte Gesamtschule'],
  [/\bBBS\b/, 'Berufsbildende Schulen'],
  [/\bBerufskolleg\b/, 'BK'],
  [/\bStädt\. Gem\. Grundschule\b/, 'GGS'],
  [/\bSainte-/, 'Ste '],
  [/\bSaint-/, 'St '],
  [/\bCollège\b/, 'Clg'],
  [/\bLycée professionnel\b/, 'LP'],
  [/\bLycée général et technologique\b/, 'LGT'],
  [/\bNotre-Dame\b/, 'ND'],
  [/\bInstitut médico-éducatif\b/, 'IME'],
  [/\bIME\b/, 'Institut médico-éducatif'],
  [/\bÉcole élémentaire\b/, 'École'],
  [/\bC\.E\.I\.P\./, 'CEIP'],
  [/\bCEIP\b/, 'Colegio Público'],
  [/\bColegio de Educación Infantil y Primaria\b/, 'CEIP'],
  [/\bInstituto de Educación Secundaria\b/, 'IES'],
  [/\bIES\b/, 'Instituto'],
  [/\bNuestra Señora\b/, 'Ntra. Sra.'],
  [/\bEscuela Infantil\b/, 'Guardería'],
  [/\bIstituto Comprensivo\b/, 'I.C.'],
  [/\bI\.C\./, 'Istituto Comprensivo'],
  [/\bScuola Media\b/, 'Scuola Secondaria di I Grado'],
  [/\bScuola Primaria\b/, 'Scuola elementare'],
  [/\bScuola dell'Infanzia\b/, 'Asilo'],
  [/\bITIS\b/, 'Istituto Tecnico Industriale'],
  [/\bSan (?=\p{Lu})/u, 'S. '],
  [/\bChurch of England\b/, 'CofE'],
  [/\bCofE\b/, 'C of E'],
  [/\bRC\b/, 'Roman Catholic'],
  [/\bRoman Catholic\b/, 'RC'],
  [/\bPupil Referral Unit\b/, 'PRU'],
  [/\bPrep\b/, 'Preparatory'],
  [/\bSixth Form\b/, '6th form'],
  [/\bPrimary School\b/, 'Prim. Sch.'],
]

/** Returns the text with one word abbreviated or written out; undefined if it has none of the usual ones. */
export function abbreviate(text: string, random: Random): string | undefined {
  const possible = SHORTENED.filter(([written]) => written.test(text))
  if (possible.length === 0) return undefined
  const [written, typed] = random.pick(possible)
  return text.replace(written, typed)
}
