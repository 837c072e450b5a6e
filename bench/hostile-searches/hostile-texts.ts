import type { SchoolDocument } from '#search-engine/index.ts'
import type { Random } from '../directory/random.ts'
import { mistype } from '../search/mistype.ts'

/** The longest text that an address may contain. */
const MAX_LENGTH = 200
const FREQUENT = 'schule école scuola school gymnasium college colegio st saint grundschule primary in de la'.split(' ')
const MARKS = ['\u0301', '\u0308', '\u0323', '\u0336', '\u20dd', '\u0345']
const UNSEEN = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u2066', '\u034f']
const FOREIGN = ['مدرسة', 'בית ספר', 'школа', '学校', 'โรงเรียน', 'σχολείο', '𝕾𝖈𝖍𝖚𝖑𝖊', 'ﬃ', 'İ', 'ẞ', '㎉']
const PATTERNS = [
  '(a+)+$',
  '.*',
  '^(.|\\s)*$',
  '%',
  '_',
  '*?',
  '[a-z]*',
  '\\b\\w+\\b',
  "' or 1=1 --",
  '$\u007bx}',
  '{{7*7}}',
  '\0',
]

type Kind = (school: SchoolDocument, random: Random, schools: readonly SchoolDocument[]) => string

const repeat = (make: () => string, between = ' '): string => {
  let text = make()
  while (text.length < MAX_LENGTH) text += between + make()
  return text.slice(0, MAX_LENGTH)
}
const letters = 'abcdefghijklmnopqrstuvwxyzäöüéèñç'
const word = (random: Random, length: number) =>
  Array.from({ length }, () => letters[random.integer(0, letters.length - 1)]).join('')
const wordsOf = ({ name, city }: SchoolDocument) => `${name} ${city}`.split(/\s+/)

/** Texts with which an attacker might slow the search down, each at most as long as an address allows. */
export const HOSTILE_TEXTS: Record<string, Kind> = {
  'one long word': (_, random) => word(random, MAX_LENGTH),
  'one letter for ever': (_, random) => random.pick([...letters]).repeat(MAX_LENGTH),
  'words of one letter': (_, random) => repeat(() => word(random, 1)),
  'words of two letters': (_, random) => repeat(() => word(random, 2)),
  'words of seven letters': (_, random) => repeat(() => word(random, 7)),
  'words of a frequent length': (_, random) => repeat(() => word(random, random.integer(4, 12))),
  'only typing errors': (_, random, schools) => repeat(() => mistype(random.pick(schools), random)),
  'letters of words in another order': (_, random, schools) =>
    repeat(() => [...random.pick(wordsOf(random.pick(schools)))].sort(() => random.next() - 0.5).join('')),
  'frequent words again and again': (_, random) => repeat(() => random.pick(FREQUENT)),
  'one frequent word again and again': (_, random) => {
    const frequent = random.pick(FREQUENT)
    return repeat(() => frequent)
  },
  'beginnings of frequent words': (_, random) => repeat(() => random.pick(FREQUENT).slice(0, random.integer(1, 4))),
  'names of many schools': (_, random, schools) => repeat(() => random.pick(schools).name),
  'names of many towns': (_, random, schools) => repeat(() => random.pick(schools).city),
  'many postal codes': (_, random, schools) => repeat(() => random.pick(schools).postalCode),
  'beginnings of postal codes': (_, random) => repeat(() => String(random.integer(0, 99))),
  'digits without end': (_, random) => repeat(() => String(random.integer(0, 9)), ''),
  'hyphens between all': (_, random, schools) => repeat(() => random.pick(wordsOf(random.pick(schools))), '-'),
  'only hyphens': () => '-'.repeat(MAX_LENGTH),
  'apostrophes and stops': (_, random) => repeat(() => word(random, 2), random.pick(["'", '.', '/', ',', '’'])),
  'combining marks': (school, random) =>
    repeat(() => [...school.name].map((letter) => letter + random.pick(MARKS).repeat(random.integer(1, 9))).join('')),
  'only combining marks': (_, random) => repeat(() => random.pick(MARKS), ''),
  'half of pairs': (school, random) => repeat(() => `${random.pick(['\ud83c', '\udfeb', '\ud800'])}${school.name}`, ''),
  'signs of no width': (school, random) =>
    repeat(() => [...school.name].map((letter) => letter + random.pick(UNSEEN)).join('')),
  'other scripts': (_, random) => repeat(() => random.pick(FOREIGN)),
  'right to left': (school, random) => repeat(() => `\u202e${school.city}\u202c ${random.pick(FOREIGN)}`),
  'patterns and statements': (_, random) => repeat(() => random.pick(PATTERNS), random.pick(['', ' '])),
  'signs of the index': (school, random) =>
    repeat(() => random.pick(['=', '#', '&', '@', '%', '!', '~']) + random.pick(wordsOf(school)).toLowerCase()),
  'all blanks': (_, random) => repeat(() => random.pick(['\t', '\n', '\u00a0', '\u3000', ' ']), ''),
  'everything mixed': (school, random, schools) =>
    repeat(() =>
      random.pick([
        word(random, random.integer(1, 20)),
        random.pick(FREQUENT),
        mistype(random.pick(schools), random),
        random.pick(FOREIGN),
        random.pick(PATTERNS),
        school.postalCode,
        random.pick(MARKS),
      ]),
    ),
  'nothing at all': () => '',
}
