import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { de } from './all/de.ts'
import { en } from './all/en.ts'
import { es } from './all/es.ts'
import { fr } from './all/fr.ts'
import { it as italian } from './all/it.ts'
import { LOCALES, type Locale } from './locales.ts'
import type { Catalogue, Key, Plural } from './translate.ts'

const CATALOGUES: Record<Locale, Catalogue> = { de, en, fr, es, it: italian }
const KEYS = Object.keys(de) as Key[]

/**
 * Returns every text of a language with the name that test failures show: its key, and the plural form if it has any.
 */
const texts = (locale: Locale): [name: string, key: Key, text: string][] =>
  KEYS.flatMap((key) => {
    const entry: string | Plural = CATALOGUES[locale][key]
    if (typeof entry === 'string') return [[key, key, entry]]
    return Object.entries(entry).map(([form, text]): [string, Key, string] => [`${key} (${form})`, key, text])
  })

/** Returns the names and keys of the texts that break a rule. */
const breaking = (locale: Locale, breaks: (text: string, key: Key) => boolean) =>
  texts(locale)
    .filter(([, key, text]) => breaks(text, key))
    .map(([name]) => name)

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join()

/** Texts that are correct in two languages: names, and words that are spelt alike. */
const SAME_AS_GERMAN = new Set([
  'Dossier',
  'Dossier · Aulario',
  'Import',
  'Median',
  'Person {number}',
  'Synonym',
  'Synonyme',
  'Premium',
  'Gymnasien',
  'Register',
  'England',
  'Wales',
  '{name}:',
  '{year}: {figures}',
  '{name}, {year}: {distance}',
  'Montessori',
  'Waldorf',
  'International',
  'Bilingual',
  'Innovation',
  'Sport',
  'Name',
  'Liste',
  'Videos',
  'Video',
  'Foto',
  'Text',
  'Website',
  'Galerie',
  'Stripe',
  'Status',
  'Median: {kind}, {place}',
  'Internat',
  'Mensa',
  'Attainment 8',
  'Progress 8',
  'Collèges',
  'Section européenne',
  'Section internationale',
  'Lycées',
  'Licei',
  '{label}: {count}',
  '{types} in {place}',
  '{types} in {place}: {count}',
  'Passkeys',
  'Passkey',
  '{year}: {figures}.',
  '{days}: {hours}',
  'halal',
])

/** Texts whose exclamation mark the specification fixes. */
const EXCLAIMED = new Set<Key>(['notFound.title', 'error.title', 'failure.session_missing'])

/**
 * Words that no text holds: those that docs/glossary.md replaces by others, and forms of address that were decided
 * against. In French these are *tu* and imperatives at the start of a sentence.
 */
const REFUSED: Record<Locale, RegExp[]> = {
  de: [
    /Inhaber|Merkzettel|Webseite|Glocke|Dashboard|Schulform|Administration(?!en)/u,
    /(?<![\p{L}-])Mails?(?![\p{L}-])|Spamordner|(?<!\p{L})(Deine|Ihre?) \p{L}+ ist da(?!\p{L})/u,
  ],
  en: [
    /(?<![\w.-])(mails?(?! server)|e-mails?|anew|head teachers?|postal codes?|behind the bell|imprint|whoever)\b/iu,
    /\b(claim (a|this|the) school|owners? of (the|this|a) school|own (the|this|your) school|log in)\b/iu,
    /(?<=[ “])objections?(?!\w)|^Objections?(?!\w)|(?<![/\w])[Ff]avourites?(?!\w)/u,
  ],
  fr: [
    /(?<![\p{L}’])(tu|te|ton|ta|tes|toi|tien|tiens|tiennes?)(?![\p{L}’])|(?<!\p{L})t’/iu,
    /(?<=^|[.?:;][ \u202f])(Ajoute|Choisis|Confirme|Connecte|Crée|Écris|Essaie|Fais|Indique|Laisse)(?!\p{L})/u,
    /(?<=^|[.?:;][ \u202f])(Ouvre|Prends|Raconte|Réessaie|Regarde|Saisis|Sélectionne|Suis|Utilise)(?!\p{L})/u,
    /(?<!fait|dit)es-en(?!\p{L})|revendiqu|propriétaires? de (la fiche|l’école)|\bcloche\b/iu,
    /(?<!\p{L})registres?(?! du commerce)(?!\p{L})|tableau de bord|dates à retenir/iu,
    /(?<!\p{L})(votre|cette) école|(?<!\p{L})[Ii]mportations?(?!\p{L})/u,
    /(?<!\p{L})(gérez|gérer) (cet|un|votre|l’)\s?établissement(?! ?scolaire)|(?<!\p{L})espace (école|de travail)/u,
    /(?<!\p{L})favoris(?!\p{L})|code QR|facture d’avoir|un programme (lit|contrôle|recherche|retient|vérifie)/iu,
  ],
  es: [
    /titular(es)? (del perfil|de la ficha)|Regla de las opiniones|campana\b|reseñas?(?!\p{L})|res[uú]men(es)? cifrado/iu,
    /por ejemplo(?= [\p{L}«])|ya no valen?(?!\p{L})|(?<!quién )gestiona (este|el|su) centro/iu,
    /favoritos?(?!\p{L})|(enlace|código)( \p{L}+)? vale|un programa (lee|busca|comprueba)/u,
    /panel del colegio|personas? nombradas?|segundo factor|acceso en dos pasos/iu,
  ],
  it: [
    /(?<![\p{L}-])mail(?![\p{L}-])(?! server)|rivendic|campanella|(?<!\p{L})(avete|potete|dovete)(?!\p{L})/iu,
    /parola d’accesso|per e-mail|sei stato|disconness[oi](?!\p{L})/iu,
    /non val(e|gono) più|(?<!\p{L})gestisce (questa|la Sua) scuola(?! statale)|(?<!\p{L})area (scuola|di lavoro)/u,
    /(?<!\p{L})preferiti(?!\p{L})|il profilo (di una|della) scuola|un programma (legge|cerca|controlla|trattiene)/u,
    /scritto è ancora lì|secondo fattore|(?<!\p{L})nominat[ao] in(?!\p{L})|\? Allora(?!\p{L})|MB in tutto(?!\p{L})/iu,
    /(con un|tuo|suo) documento(?! d’identità)|non esiste o non esiste più|persone nominate|parlatele/iu,
  ],
}

const isRefused = (locale: Locale, text: string) => REFUSED[locale].some((words) => words.test(text))

/** A text of each language that holds a refused word, so that a rule that finds nothing is noticed. */
const REFUSED_TEXTS: Record<Locale, string[]> = {
  de: ['Sie sind Inhaberin dieser Schule.', 'Siehe Dashboard.', 'Die Schulform', 'Eine Mail', 'Ihre Antwort ist da.'],
  en: [
    'We sent you a mail.',
    'You own the school.',
    'An owner of the school',
    'Write it anew.',
    'Whoever wrote it',
    'Your objection',
    'Show favourites',
  ],
  fr: [
    'Ton avis est publié.',
    'Choisis une école.',
    'Selon le registre',
    'Dans le tableau de bord',
    'Pour votre école',
    'L’espace école',
    'Afficher les favoris',
  ],
  es: [
    'El titular de la ficha',
    'Una reseña',
    'Un resumen cifrado',
    'Por ejemplo un carné',
    'Ya no vale.',
    'Mostrar favoritos',
    'Persona nombrada',
  ],
  it: [
    'Rivendica la scuola',
    'Dovete scegliere.',
    'Via mail',
    'Non sei stato tu?',
    'Apri l’area scuola',
    'I preferiti',
    'Quanto scritto è ancora lì.',
    'Invia il tuo documento',
  ],
}

/** Returns the texts in a source, without addresses, keys, and the words by which the help is found. */
const textsIn = (source: string): string[] =>
  [...source.replaceAll(/^ +also: .*$/gm, '').matchAll(/'([^'\n]*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => !/^[\w./#-]*[./][\w./#-]*$/.test(text))

/** Texts that quote a word which they explain; those of facts quote foreign terms, those for developers fields. */
const explains = (key: Key) => key === 'howReviews.verified' || /^(fact|developers)\./.test(key)

/** Searches that the help gives as examples. */
const SEARCHES = new Set(['Gymnasium Köln', 'St Marys Leeds', 'lycée lyon 3', 'CEIP Granada', 'liceo Torino'])

const QUOTES: Record<Locale, string> = { de: '„“', en: '“”', fr: '«»', es: '«»', it: '«»' }

describe.each(LOCALES)('the catalogue %s', (locale) => {
  it('has the keys of the German one', () => {
    expect(Object.keys(CATALOGUES[locale]).sort()).toEqual([...KEYS].sort())
  })

  it('has every plural form of the language, and only where German has some', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const shapes = KEYS.map((key): [Key, string[] | string] => {
      const entry: string | Plural = CATALOGUES[locale][key]
      return [key, typeof entry === 'string' ? 'plain' : Object.keys(entry).sort()]
    })
    expect(shapes).toEqual(KEYS.map((key) => [key, typeof de[key] === 'string' ? 'plain' : forms]))
  })

  it('has the placeholders of the German text in every form', () => {
    const german = new Map(texts('de').map(([, key, text]) => [key, placeholders(text)]))
    expect(breaking(locale, (text, key) => placeholders(text) !== german.get(key))).toEqual([])
  })

  it('has no braces except those of placeholders', () => {
    expect(breaking(locale, (text) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))).toEqual([])
  })

  it('has a text for every key, neither empty nor the key itself', () => {
    expect(breaking(locale, (text, key) => text === '' || text === key)).toEqual([])
  })

  it('has no leading, trailing or double spaces', () => {
    expect(breaking(locale, (text) => /^\s|\s$|\s\s/.test(text))).toEqual([])
  })

  it('has exclamation marks only where the specification does', () => {
    expect(breaking(locale, (text, key) => /[!¡]/.test(text) && !EXCLAIMED.has(key))).toEqual([])
  })

  it('has typographic apostrophes and the quotation marks of the language', () => {
    const foreign = new RegExp(`[${[...'"\'„“”‟«»‹›'].filter((mark) => !QUOTES[locale].includes(mark)).join('')}]`)
    expect(breaking(locale, (text) => foreign.test(text))).toEqual([])
    const [open = '', close = ''] = QUOTES[locale]
    expect(breaking(locale, (text) => text.split(open).length !== text.split(close).length)).toEqual([])
  })

  it('keeps amounts together in the form of the language', () => {
    const broken = locale === 'en' ? /\d\s?€|€\s/ : /€\d|\d€|\d[^\S\u00a0]€/
    expect(breaking(locale, (text) => broken.test(text))).toEqual([])
    const spaced = { de: /[\d}](%| %)/, en: /[\d}]\s%/, fr: /[\d}][^\u202f]?%/, es: /[\d}](%| %)/, it: /[\d}]\s%/ }[
      locale
    ]
    expect(breaking(locale, (text) => spaced.test(text) || /[\d}] ([MKG][Bo]|kB|km)(?!\p{L})/u.test(text))).toEqual([])
  })
})

describe.each(LOCALES.filter((locale) => locale !== 'de'))('the translation %s', (locale) => {
  it('leaves nothing in German', () => {
    const german = new Set(texts('de').map(([, , text]) => text))
    expect(breaking(locale, (text) => german.has(text) && !SAME_AS_GERMAN.has(text))).toEqual([])
  })
})

/** Returns a text without addresses and headers for programs, whose punctuation is no language's. */
const withoutCode = (text: string) => text.replaceAll(/\/\w+\?[\w=&{}]+|\bAuthorization: /g, '')

it('sets the narrow space of French before high punctuation and inside quotation marks', () => {
  expect(breaking('fr', (text) => /[^\u202f][:;!?»]|«[^\u202f]/.test(withoutCode(text)))).toEqual([])
})

it.each(LOCALES)('holds no refused word in %s, in catalogues, mails, help and law pages', (locale) => {
  const found = fs.globSync(`app/**/${locale}.ts`, { exclude: ['app/features/screening/**'] }).flatMap((file) => {
    return textsIn(fs.readFileSync(file, 'utf8')).filter((text) => isRefused(locale, text))
  })
  expect(found).toEqual([])
})

it.each(LOCALES)('finds refused words in %s where there are some', (locale) => {
  expect(REFUSED_TEXTS[locale].filter((text) => !isRefused(locale, text))).toEqual([])
})

const plain = (text: string) => text.replace(/[\u00a0\u202f]|\\u202f/g, ' ').trim()

const labelsOf = (locale: Locale) =>
  new Set(texts(locale).flatMap(([, , text]) => [plain(text), plain(text.replace(/[ \u202f]?: \{\w+\}$/, ''))]))
const LABELS = Object.fromEntries(LOCALES.map((locale) => [locale, labelsOf(locale)])) as Record<Locale, Set<string>>

/** Returns what sources quote that is neither a label of the screens nor an example of a search. */
function unknownQuotes(locale: Locale, sources: string[]): string[] {
  const [open = '', close = ''] = QUOTES[locale]
  const quotes = new RegExp(`${open}([^${close}]+)${close}`, 'g')
  return sources
    .flatMap((source) => [...source.matchAll(quotes)].map(([, text = '']) => plain(text)))
    .filter((text) => !LABELS[locale].has(text) && !text.includes('{') && !SEARCHES.has(text))
}

it.each(LOCALES)('quotes only labels that screens have in %s, in help and mails', (locale) => {
  const files = fs.globSync(`app/{features/help/texts,mail/**}/${locale}.ts`)
  const sources = files.map((file) => fs.readFileSync(file, 'utf8'))
  expect(unknownQuotes(locale, sources)).toEqual([])
  const [open, close] = QUOTES[locale]
  expect(unknownQuotes(locale, [...sources, `${open}xyzzy${close}`])).toEqual(['xyzzy'])
})

it.each(LOCALES)('quotes in %s on screens what their labels are, wherever German quotes a label', (locale) => {
  const german = new Map(texts('de').map(([name, , text]) => [name, text]))
  const doubtful = texts(locale).filter(
    ([name, key, text]) =>
      !explains(key) && unknownQuotes('de', [german.get(name) ?? '']).length < unknownQuotes(locale, [text]).length,
  )
  expect(doubtful.map(([name]) => name)).toEqual([])
})

it('opens Spanish questions and exclamations', () => {
  const count = (text: string, mark: string) => text.split(mark).length
  const unopened = (text: string) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
  expect(breaking('es', (text) => unopened(withoutCode(text)))).toEqual([])
})

it('exempts no text without need', () => {
  const german = new Set(texts('de').map(([, , text]) => text))
  const shared = LOCALES.filter((locale) => locale !== 'de').flatMap((locale) =>
    texts(locale).map(([, , text]) => text),
  )
  expect([...SAME_AS_GERMAN].filter((text) => !german.has(text) || !shared.includes(text))).toEqual([])
})

it('keeps the fixed English texts', () => {
  expect(en).toMatchObject({
    'notFound.title': 'Oops! Page not found',
    'error.title': 'Unexpected Application Error!',
    'schoolNotFound.title': 'School not found',
    'schoolNotFound.text': 'The requested school could not be found.',
    'results.none': 'No schools found',
    'reviews.none': 'No reviews yet',
    'school.noDescription': 'No description available',
    'failure.session_missing': 'Auth session missing!',
    'failure.credentials_missing': 'You must provide either an email or phone number and a password',
    'failure.unexpected': 'An unexpected error occurred',
    'nav.premiumMember': 'Premium Member',
  })
})
