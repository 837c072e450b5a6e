import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

type Address = 'du' | 'ihr' | 'Sie'

/**
 * Whom the German texts of a folder speak to: families together (`ihr`) on public pages, one person (`du`) in the account,
 * in forms and in mails, schools and the team (`Sie`), or nobody. A folder without a line is refused.
 */
const ADDRESS: Record<string, Address | 'nobody'> = {
  'features/billing/invoices/texts': 'Sie',
  'features/facts/cards/languages': 'nobody',
  'features/help/texts': 'Sie',
  'features/legal/pages/accessibility': 'ihr',
  'features/legal/pages/data-sources': 'nobody',
  'features/legal/pages/dsa': 'nobody',
  'features/legal/pages/imprint': 'Sie',
  'features/legal/pages/privacy': 'ihr',
  'features/legal/pages/terms': 'Sie',
  'features/legal/tables/texts': 'ihr',
  'features/moderation/decisions/text-blocks/texts': 'nobody',
  'i18n/about': 'ihr',
  'i18n/account': 'du',
  'i18n/admin-nav': 'nobody',
  'i18n/admission': 'ihr',
  'i18n/admission-dates': 'nobody',
  'i18n/audit-log': 'nobody',
  'i18n/badge': 'Sie',
  'i18n/bounces': 'du',
  'i18n/catchment': 'ihr',
  'i18n/changes': 'ihr',
  'i18n/child-reminders': 'du',
  'i18n/children': 'ihr',
  'i18n/choosing': 'ihr',
  'i18n/choosing-sentences': 'ihr',
  'i18n/claims': 'Sie',
  'i18n/compare': 'ihr',
  'i18n/connection': 'nobody',
  'i18n/contact': 'Sie',
  'i18n/contact-fields': 'Sie',
  'i18n/corrections': 'nobody',
  'i18n/coverage': 'nobody',
  'i18n/criteria': 'nobody',
  'i18n/dashboard': 'Sie',
  'i18n/dashboard-reviews': 'Sie',
  'i18n/dates-admin': 'Sie',
  'i18n/developers': 'Sie',
  'i18n/dossier': 'ihr',
  'i18n/enquiries': 'Sie',
  'i18n/events': 'Sie',
  'i18n/fact-trend': 'nobody',
  'i18n/fact-vocabulary': 'nobody',
  'i18n/failures': 'du',
  'i18n/footer': 'nobody',
  'i18n/further-filters': 'nobody',
  'i18n/gallery': 'Sie',
  'i18n/groups': 'Sie',
  'i18n/help': 'nobody',
  'i18n/home': 'ihr',
  'i18n/how-reviews-work': 'ihr',
  'i18n/import-mapping': 'Sie',
  'i18n/import-schedules': 'Sie',
  'i18n/imports': 'Sie',
  'i18n/independence': 'nobody',
  'i18n/institutions': 'nobody',
  'i18n/invitations': 'Sie',
  'i18n/invoices': 'Sie',
  'i18n/job-names': 'nobody',
  'i18n/legal': 'nobody',
  'i18n/mailings': 'Sie',
  'i18n/map': 'ihr',
  'i18n/media': 'du',
  'i18n/membership': 'Sie',
  'i18n/moderation': 'Sie',
  'i18n/no-results': 'ihr',
  'i18n/moving': 'ihr',
  'i18n/notifications': 'du',
  'i18n/official-facts': 'nobody',
  'i18n/open-days': 'ihr',
  'i18n/order-admin': 'Sie',
  'i18n/ordering': 'ihr',
  'i18n/orders': 'Sie',
  'i18n/overview': 'Sie',
  'i18n/own-facts': 'Sie',
  'i18n/own-reviews': 'du',
  'i18n/pages': 'nobody',
  'i18n/places': 'ihr',
  'i18n/plans': 'Sie',
  'i18n/post-cases': 'Sie',
  'i18n/profile': 'nobody',
  'i18n/profile-editing': 'Sie',
  'i18n/profile-parts': 'ihr',
  'i18n/published': 'ihr',
  'i18n/questions': 'du',
  'i18n/queue': 'Sie',
  'i18n/read-only': 'nobody',
  'i18n/registers': 'Sie',
  'i18n/reports-and-disputes': 'Sie',
  'i18n/result-notes': 'nobody',
  'i18n/results': 'ihr',
  'i18n/review-rules': 'ihr',
  'i18n/reviews': 'nobody',
  'i18n/rules': 'nobody',
  'i18n/school': 'ihr',
  'i18n/school-day': 'ihr',
  'i18n/schools': 'Sie',
  'i18n/search': 'ihr',
  'i18n/search-admin': 'Sie',
  'i18n/searches': 'du',
  'i18n/shared-lists': 'ihr',
  'i18n/shell': 'nobody',
  'i18n/site': 'nobody',
  'i18n/site-admin': 'Sie',
  'i18n/suggest': 'nobody',
  'i18n/terms-changes': 'Sie',
  'i18n/ticket-admin': 'Sie',
  'i18n/tickets': 'Sie',
  'i18n/users': 'Sie',
  'i18n/withdrawal': 'Sie',
  'i18n/word-lists': 'Sie',
  'i18n/write-review': 'du',
  'mail/texts': 'du',
  'mail/texts/children': 'du',
  'mail/texts/claims': 'Sie',
  'mail/texts/enquiries': 'du',
  'mail/texts/groups': 'Sie',
  'mail/texts/imports': 'Sie',
  'mail/texts/invoices': 'Sie',
  'mail/texts/notifications': 'Sie',
  'mail/texts/orders': 'Sie',
  'mail/texts/own-reviews': 'du',
  'mail/texts/reports': 'du',
  'mail/texts/saved-searches': 'du',
  'mail/texts/school-members': 'Sie',
  'mail/texts/statements': 'du',
  'mail/texts/support': 'Sie',
  'mail/texts/users': 'du',
}

/** Texts of these folders that speak to somebody else, by the beginnings of their keys. */
const OTHERS: Record<string, Partial<Record<Address, string[]>>> = {
  'features/help/texts': {
    ihr: ['finding', 'comparing', 'reviewing', 'after-reviewing', 'reporting', 'account', 'leaving'],
  },
  // The specification fixes the first; the second is for schools.
  'i18n/account': { Sie: ['field.emailInvalid', 'message.premiumRequired'] },
  'i18n/compare': { du: ['favourites.note'] },
  'i18n/developers': { du: ['apiKeys.'] },
  'i18n/enquiries': { du: ['enquiry.'] },
  'i18n/failures': {
    Sie: [
      ...['answer_', 'already_', 'claim', 'content_', 'mailing_', 'not_related', 'order_', 'own_account', 'passage_'],
      ...['payment_', 'premium_', 'school_known', 'school_not_yours', 'terms_', 'ticket_', 'vat_'],
    ].map((code) => `failure.${code}`),
  },
  'i18n/home': { Sie: ['home.band'] },
  'i18n/notifications': { Sie: ['updates.'] },
  'i18n/own-reviews': { Sie: ['evidence.'] },
  'i18n/profile-parts': { Sie: ['premiumBox.'] },
  'i18n/questions': { Sie: ['questions.school.'] },
  'i18n/reports-and-disputes': { du: ['report.'] },
  'i18n/school-day': { Sie: ['schoolDay.own'], du: ['schoolDay.page', 'message.daySaid'] },
  'mail/texts': { Sie: ['factor-removal-asked.'] },
  'mail/texts/enquiries': { Sie: ['school-message.'] },
  'mail/texts/notifications': { du: ['address-check.', 'question-answered.'] },
  'mail/texts/reports': { Sie: ['report.schoolRedress', 'school-dispute-', 'answer-removed.'] },
  'mail/texts/statements': { Sie: ['content-', 'school-post-'] },
}

/** Words that end before the next letter or at the end. */
const words = (list: string, flags = 'u') => new RegExp(`(?<!\\p{L})(${list})(?!\\p{L})`, flags)
/** Imperatives at the start of a sentence. */
const orders = (list: string) => {
  const lower = list.replaceAll(/(^|\|)\p{L}/gu, (start) => start.toLowerCase())
  return new RegExp(`(?<=^|[.?:] )(${list}|Bitte (${lower})) (?!\\p{L}+[?])`, 'u')
}

/** What shows that a text speaks to somebody: pronouns, and imperatives of `du` and `ihr`. */
const SPEAKS: Record<Address, RegExp[]> = {
  du: [
    words('du|dir|dich|dein(e[mnrs]?)?', 'iu'),
    orders(
      'Beantrage|Beende|Behalte|Bestätige|Bewahre|Entferne|Erzähle?|Fordere|Gib|Grenze|Hake|Lass|Lege|Lies|Lösche',
    ),
    orders('Melde|Nenne|Nimm|Öffne|Prüfe|Richte|Sag|Scanne|Schließ|Schreibe?|Schwärze|Sende|Setze|Sieh|Stimme|Trenne'),
    orders('Vergib|Versuche?|Wähle|Wechsle|Zeige?'),
  ],
  ihr: [
    words('euch|euer|eure[mnrs]?'),
    words('(könnt|habt|seid|wollt|werdet|müsst|dürft|braucht|möchtet|bekommt|seht) ihr', 'iu'),
    words('[Ii]hr (könnt|habt|seid|wollt|werdet|müsst|dürft|braucht|möchtet|bekommt|seht|meldet|nennt|wählt|sucht)'),
    orders(
      'Erzählt|Fragt|Gebt|Klickt|Lasst|Meint|Öffnet|Sagt|Schreibt|Sucht|Vergebt|Versucht|Wählt|Wechselt|Zieht|Zoomt',
    ),
  ],
  Sie: [
    /(?<=[\p{L},;–“] )(Sie|Ihnen|Ihr(e[mnrs]?)?)(?!\p{L})/u,
    /(?<=^|[.?:„] )Sie (müssen|können|haben|hatten|bekommen|brauchen|verwalten|verlieren|möchten|erfahren)(?!\p{L})/u,
  ],
}
const ADDRESSES = Object.keys(SPEAKS) as Address[]

const addressesIn = (text: string) => ADDRESSES.filter((address) => SPEAKS[address].some((sign) => sign.test(text)))

/** Returns every text in a value with its path, such as `finding.blocks.0`. */
const textsIn = (value: unknown, at: string): [key: string, text: string][] => {
  if (typeof value === 'string') return at.endsWith('.also') ? [] : [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, at === '' ? key : `${at}.${key}`))
}

const app = path.join(import.meta.dirname, '..')
const NO_TEXTS = ['features/screening/**', 'i18n/all/**', 'i18n/loaders/**']
const folders = fs
  .globSync('**/de.ts', { cwd: app, exclude: NO_TEXTS })
  .map((file) => path.dirname(file))
  .sort()

/** Returns the texts that a folder itself has, without those that it includes from others. */
async function ownTexts(folder: string): Promise<[key: string, text: string][]> {
  const file = path.join(app, folder, 'de.ts')
  const source = fs.readFileSync(file, 'utf8')
  const texts = Object.values((await import(file)) as object).flatMap((value) => textsIn(value, ''))
  return texts.filter(([key, text]) => source.includes(`'${key}'`) || source.includes(text))
}

/** Returns whom a text speaks to by the tables. */
const addressOf = (folder: string, key: string) =>
  ADDRESSES.find((address) => OTHERS[folder]?.[address]?.some((start) => key.startsWith(start))) ?? ADDRESS[folder]

it('has every folder of German texts in the table, and no other', () => {
  expect(folders).toEqual(Object.keys(ADDRESS).sort())
})

it.each(folders)('%s speaks in German to whom the table says', async (folder) => {
  const wrong = (await ownTexts(folder)).filter(([key, text]) =>
    addressesIn(text).some((address) => address !== addressOf(folder, key)),
  )
  expect(wrong).toEqual([])
})

it.each(Object.keys(OTHERS))('%s has the texts for others that the table names', async (folder) => {
  const keys = (await ownTexts(folder)).map(([key]) => key)
  const starts = Object.values(OTHERS[folder]!).flat()
  expect(starts.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
})

it.each([
  ['du', ['Bestätige deine Adresse.', 'Das gehört dir.', 'Vorbei. Versuch es noch einmal.', 'Bitte wähle eine Datei.']],
  [
    'ihr',
    ['Die Schule, die zu euch passt.', 'Habt ihr eine Frage?', 'Gebt einen Ort ein.', 'Bitte gebt einen Ort ein.'],
  ],
  ['Sie', ['Bitte geben Sie einen Ort ein.', 'Sie müssen nichts tun.', 'Das ist Ihre Schule.', 'Das gehört Ihnen.']],
] as const)('recognises %s', (address, texts) => {
  expect(texts.map((text) => addressesIn(text))).toEqual(texts.map(() => [address]))
})

it('takes nothing for an address that speaks of others', () => {
  const texts = ['Sie hat die Nummer 1.', 'Die Schule und ihr Profil.', 'Ihr Profil zeigt sie.', 'Suche speichern']
  expect(texts.filter((text) => addressesIn(text).length > 0)).toEqual([])
})
