import fs from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from './locales.ts'

// Figures that the program keeps are filled in from its constants: hours of the team, months until data are deleted.

const HOURS = '(Stunden|hours|heures|horas|ore)'
const MONTHS = '(Monat|month|mois|mes)'
/** Promised periods typed as figures or words. */
const TYPED = [
  new RegExp(`(?<!\\p{L})72 ${HOURS}`, 'u'),
  new RegExp(`(?<!\\p{L})(sechs|six|seis|sei|6) ${MONTHS}`, 'iu'),
  new RegExp(
    `(bleibt|conserva\\p{L}*|conservé\\p{L}*|kept|guardan?)( for| per)? 12 ${MONTHS}|12 ${MONTHS}e aufbewahrt`,
    'u',
  ),
  new RegExp(`(Premium|Support|support|assistance|ayuda|assistenza).* 24 ${HOURS}|24 ${HOURS}.* Premium`, 'u'),
]
const FILES = 'app/{i18n/*,mail/texts,mail/texts/*,features/help/texts}'

const isTyped = (line: string) => TYPED.some((period) => period.test(line))
const withoutComments = (source: string) => source.replaceAll(/^ *\/\*\*.*$/gm, '')

test.each(LOCALES)('no promised period is typed into a text in %s', (locale) => {
  const typed = fs
    .globSync(`${FILES}/${locale}.ts`)
    .flatMap((file) => withoutComments(fs.readFileSync(file, 'utf8')).split('\n'))
    .filter(isTyped)
  expect(typed).toEqual([])
})

test.each<[Locale, string]>([
  ['de', 'in der Regel innerhalb von 72 Stunden'],
  ['en', 'you can appeal within six months'],
  ['fr', 'masqué et conservé 12 mois'],
  ['es', 'Como centro Premium recibe una respuesta en 24 horas.'],
  ['it', 'nascosto e conservato per 12 mesi'],
])('a typed period is noticed in %s', (_, text) => {
  expect(isTyped(text)).toBe(true)
})
