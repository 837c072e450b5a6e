import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import type { Mails } from './mails.ts'
import { renderMail } from './render-mail.server.tsx'

const url = 'https://aulario.example/confirm?token=a1b2&x=1'
const samples: Mails = {
  'confirm-email': { url },
  'account-exists': { loginUrl: url, resetUrl: 'https://aulario.example/reset' },
  'reset-password': { url },
  'password-changed': { resetUrl: url },
  'change-email-old': { url, newEmail: 'neu@familie.example' },
  'change-email-new': { url },
  'email-changed': { newEmail: 'neu@familie.example', contact: 'post@aulario.example' },
  'google-linked': { securityUrl: 'https://aulario.example/account/security' },
  'factor-removal': { url, hours: '72' },
  'factor-removal-asked': { email: 'team@post.example', url },
  'factor-removed': { resetUrl: url },
  'passkey-added': { securityUrl: 'https://aulario.example/account/security' },
  'identity-code': { code: '012345', minutes: '15' },
  'codes-tried': { at: '2026-11-21T10:00:00Z', resetUrl: url },
  'account-deletion': { undoUrl: url, erasedOn: '2026-12-05' },
  'sign-in-notice': { at: '2026-11-21T10:00:00Z', device: 'Firefox, Linux', sessionsUrl: url },
  'review-published': { school: 'Schule am See', url },
  'school-desk': { school: 'Schule am See', event: 'merged', reason: 'Doppelt.', url, contact: 'team@aulario.example' },
  'statement-of-reasons': {
    measure: 'removed',
    school: 'Schule am See',
    rule: 'illegal',
    law: '§ 185 StGB',
    sentence: 'Der Satz.',
    facts: 'Der Sachverhalt.',
    comment: 'Der ganze Text.',
    occasion: 'report',
    noticedByProgram: true,
    mayRewrite: false,
    decidedOn: '2026-11-21',
    objectUntil: '2027-05-21',
    url,
  },
  'review-restored': { school: 'Schule am See', facts: 'Die Gründe.', url },
  'objection-upheld': { school: 'Schule am See', facts: 'Die Gründe.', url },
  'objection-dismissed': { school: 'Schule am See', facts: 'Die Gründe.', url },
  'review-waiting': { school: 'Schule am See', url },
  'review-held': { school: 'Schule am See', url },
  'review-answered': { school: 'Schule am See', url },
  'proof-accepted': { school: 'Schule am See', url },
  'proof-refused': { school: 'Schule am See', url, reason: 'Das Schuljahr ist nicht zu lesen.' },
  'invoice-paid': { number: 'A-2026-000001', school: 'Schule am See', url },
  'invoice-open': {
    number: 'A-2026-000001',
    school: 'Schule am See',
    url,
    amount: '29,00 €',
    due: '2026-12-21',
    iban: 'DE89370400440532013000',
    reference: '04011000-1234512345-06',
  },
  'credit-note': { number: 'A-2026-000002', school: 'Schule am See', url },
  'withdrawal-received': {
    number: '1001',
    at: '2026-11-21T10:00:00Z',
    name: 'Ada Lovelace',
    contract: 'A-2026-000001',
    email: 'ada@post.example',
    done: false,
    contact: 'post@aulario.example',
  },
  'withdrawal-link': {
    school: 'Schule am See',
    number: '428193706',
    at: '2026-11-21T10:00:00Z',
    until: '2026-12-21T10:00:00Z',
    url,
    contact: 'post@aulario.example',
  },
  'withdrawal-refused': { number: '1001', reason: 'Die Frist ist vorbei.', contact: 'post@aulario.example' },
  'cancellation-received': {
    number: '1001',
    at: '2026-11-21T10:00:00Z',
    kind: 'extraordinary',
    reason: 'Die Schule schließt.',
    name: 'Ada Lovelace',
    contract: 'A-2026-000001',
    endsOn: '2026-12-31',
    email: 'ada@post.example',
    contact: 'post@aulario.example',
  },
  'cancellation-answered': { number: '1001', answer: 'Ihr Vertrag ist beendet.', contact: 'post@aulario.example' },
  'school-invitation': { school: 'Schule am See', inviter: 'ada@schule.example', url },
  'school-people': { school: 'Schule am See', change: 'joined', person: 'ada@schule.example', url },
  'group-invitation': { name: 'Schulwerk Nord', inviter: 'ada@schule.example', url },
  'group-school-invitation': { name: 'Schule am See', inviter: 'ada@schule.example', url },
  'school-group': { group: 'Schulwerk Nord', school: 'Schule am See', change: 'joined', url },
  'group-claim-approved': { group: 'Schulwerk Nord', reason: 'Eine Schule ist geschlossen.', url },
  'group-claim-refused': { group: 'Schulwerk Nord', reason: 'Das Schreiben hat keinen Briefkopf.', url },
  'correction-accepted': { school: 'Schule am See', facts: 'Es stimmt.', url },
  'correction-refused': { school: 'Schule am See', facts: 'Es stimmt nicht.', url },
  'account-suspended': { reason: 'Werbung in Bewertungen.', lastDay: '2026-12-24', contact: 'post@aulario.example' },
  'account-unlocked': { url },
  letter: { subject: 'Neues für Schulen', text: 'Erste Zeile\n\nZweite Zeile', reason: 'service' },
  'terms-change': {
    effectiveOn: '2027-01-31',
    text: 'Bewertungen bleiben länger.\nDie Suche zeigt mehr.',
    url,
    cancellationUrl: url,
    contact: 'post@aulario.example',
  },
  'admission-dates': {
    children: [
      {
        ...{ born: '2017-05', area: 'Nordrhein-Westfalen' },
        dates: [
          {
            ...{ what: 'Anmeldung, weiterführende Schule', day: '2027-02-26', daysLeft: 14 },
            ...{ bring: ['Geburtsurkunde', 'Zeugnis'], isCertain: false },
            source: { publisher: 'Stadt Köln', address: url, read: 'Stand 29. November 2026' },
          },
        ],
      },
    ],
    settingsUrl: url,
  },
  'school-news': {
    schools: [
      { name: 'Schule am See', city: 'Köln', reviews: 2, events: 1, facts: true, figures: true, changes: [], url },
    ],
    settingsUrl: url,
  },
  'saved-search-matches': {
    frequency: 'at_once',
    searches: [
      {
        ...{ name: 'Köln', count: 12, schools: [{ name: 'Schule am See', city: 'Köln', url }], url },
        ...{
          changedCount: 3,
          changed: [
            {
              name: 'Schule am Rhein',
              city: 'Köln',
              reviews: 2,
              events: 0,
              facts: true,
              figures: false,
              changes: [],
              url,
            },
          ],
        },
      },
    ],
    settingsUrl: url,
  },
  'import-problem': {
    register: 'Get Information About Schools',
    problem: 'shrunk',
    detail: 'The files have 1 rows and 0 facts; those of the import before had 9 rows and 9 facts.',
    url,
  },
  'role-changed': { role: 'moderator', url, contact: 'post@aulario.example' },
  'report-received': { number: '12', url },
  'report-upheld': { number: '12', facts: 'Der Name ist zu lesen.', url, contact: 'post@aulario.example' },
  'report-dismissed': { number: '12', facts: 'Das ist eine Meinung.', url, contact: 'post@aulario.example' },
  'report-gone': { number: '12', facts: '', url, contact: 'post@aulario.example' },
  'dispute-opened': { school: 'Schule am See', due: '2026-12-05T10:00:00Z', url },
  'dispute-reminder': { school: 'Schule am See', due: '2026-12-05T10:00:00Z', url },
  'dispute-withdrawn': { school: 'Schule am See', url },
  'dispute-kept': { school: 'Schule am See', facts: 'Es gab einen Nachweis.', url },
  'school-dispute-kept': {
    school: 'Schule am See',
    facts: 'Es gab einen Nachweis.',
    url,
    contact: 'post@aulario.example',
  },
  'school-dispute-removed': {
    school: 'Schule am See',
    facts: 'Es kam keine Antwort.',
    url,
    contact: 'post@aulario.example',
  },
  'school-dispute-gone': { school: 'Schule am See', facts: '', url, contact: 'post@aulario.example' },
  'order-received': { school: 'Schule am See', number: '10001', amount: '29,00 €', untaxed: false, url },
  'order-confirmed': { school: 'Schule am See', number: '10001', amount: '29,00 €', untaxed: false, url },
  'order-paid-twice': { school: 'Schule am See', number: '10001', amount: '29,00 €', untaxed: false, url },
  'order-refunded': { school: 'Schule am See', number: '10001', amount: '29,00 €', untaxed: false, url },
  'order-revoked': { school: 'Schule am See', number: '10001', amount: '29,00 €', untaxed: false, url },
  'content-decided': {
    school: 'Schule am See',
    measure: 'removed',
    kind: 'image',
    shown: 'Kinder im Hof',
    rule: 'people',
    law: '',
    facts: 'Auf dem Bild sind Kinder zu erkennen.',
    occasion: 'report',
    objectUntil: '2027-05-25',
    url,
  },
  'post-decided': {
    school: 'Schule am See',
    kind: 'question',
    measure: 'rejected',
    rule: 'person',
    law: '',
    noticedByProgram: true,
    sentence: 'Frau M.',
    facts: 'Der Satz nennt eine Lehrerin.',
    text: 'Ist Frau M. noch da?',
    occasion: 'check',
    decidedOn: '2026-11-21',
    objectUntil: '2027-05-21',
    url,
  },
  'school-post-decided': {
    school: 'Schule am See',
    rule: 'illegal',
    law: '§ 186 StGB',
    sentence: '',
    facts: 'Das stimmt nicht.',
    text: 'Nein.',
    occasion: 'notice',
    decidedOn: '2026-11-21',
    objectUntil: '2027-05-21',
    url,
  },
  'post-published': {
    school: 'Schule am See',
    kind: 'question_answer',
    restored: true,
    facts: 'Niemand ist zu erkennen.',
    url,
  },
  'post-appeal': { school: 'Schule am See', outcome: 'dismissed', facts: 'Es bleibt dabei.', url },
  'school-question': { school: 'Schule am See', count: 2, url },
  'question-answered': { school: 'Schule am See', bySchool: true, url },
  'content-appeal': { school: 'Schule am See', outcome: 'upheld', facts: 'Die Eltern haben zugestimmt.', url },
  'answer-removed': {
    school: 'Schule am See',
    rule: 'illegal',
    law: '§ 185 StGB',
    sentence: 'Das sind Lügner.',
    facts: 'Die Antwort beschimpft die Familie.',
    url,
    contact: 'post@aulario.example',
  },
  'ticket-received': {
    number: '20001',
    group: 'named_person',
    due: '2026-12-21T10:00:00Z',
    text: 'Guten Tag.',
    cut: true,
    url: '',
  },
  'ticket-answered': { number: '20001', text: 'Guten Tag.\nEs ist erledigt.', url },
  'ticket-opened': {
    number: '20001',
    kind: 'named_person',
    sender: 'Ada Lovelace',
    email: 'ada@post.example',
    phone: '0221 1',
    preferredTime: 'abends',
    subject: 'Eine Seite',
    wish: 'removal',
    text: 'Weg.',
    due: '2026-12-21T10:00:00Z',
    url,
  },
  'ticket-replied': {
    number: '20001',
    kind: 'priority',
    sender: 'Ada Lovelace',
    email: 'ada@post.example',
    phone: '',
    preferredTime: '',
    subject: 'Logo',
    wish: '',
    text: 'Noch etwas.',
    due: '2026-12-21T10:00:00Z',
    url,
  },
  'claim-code': { school: 'Schule am See', code: '012345', account: 'neu@schule.example', minutes: '30', url },
  'claim-approved': { school: 'Schule am See', reason: '', url },
  'claim-refused': { school: 'Schule am See', reason: 'Der Ausweis ist nicht zu lesen.', url },
  'owner-claim-opened': { school: 'Schule am See', account: 'neu@schule.example', url },
  'owner-claim-added': { school: 'Schule am See', reason: '', url, contact: 'post@aulario.example' },
  'owner-claim-replaced': { school: 'Schule am See', reason: 'Der Grund.', url, contact: 'post@aulario.example' },
  'school-review': { school: 'Schule am See', first: true, url },
  'school-message': {
    school: 'Schule am See',
    name: 'Ada Lovelace',
    email: 'ada@post.example',
    phone: '0221 1',
    url,
    text: 'Guten Tag.\nGibt es noch Plätze?',
  },
  'message-sent': { school: 'Schule am See', text: 'Gibt es noch Plätze?', url },
  'message-answered': { school: 'Schule am See', question: 'Gibt es noch Plätze?', text: 'Ja, drei.', url },
  'view-digest': {
    from: '2026-11-09',
    to: '2026-11-15',
    more: 2,
    url,
    schools: [
      { name: 'Schule am See', views: 12, before: 8 },
      { name: 'Schule am Wald', views: 1, before: 0 },
    ],
  },
  'address-check': { url },
  'owner-claim-refused': { school: 'Schule am See', reason: 'Der Grund.', url, contact: 'post@aulario.example' },
}
const names = Object.keys(samples) as (keyof Mails)[]

describe.each(LOCALES)('in %s', (locale) => {
  test.each(names)('%s is complete in both parts and loads nothing', async (template) => {
    const { subject, html, text } = await renderMail({ template, to: 'a@b.example', locale, props: samples[template] })
    expect(subject).not.toBe('')
    expect(html).toContain(`lang="${locale}"`)
    const leadsOn = Object.values(samples[template]).includes(url)
    expect([html.includes(url.replace('&', '&amp;')), text.includes(url)]).toEqual([leadsOn, leadsOn])
    expect(text.toLowerCase()).toContain(subject.toLowerCase())
    expect(html + text).not.toMatch(/\{\w+\}|undefined/)
    expect(html).not.toMatch(/<img|<link|@import|url\(|<script/i)
  })
})

test('every language has its own text', async () => {
  const order = { template: 'reset-password', to: 'a@b.example', props: { url } }
  const subjects = await Promise.all(LOCALES.map(async (locale) => (await renderMail({ ...order, locale })).subject))
  expect(new Set(subjects).size).toBe(LOCALES.length)
})

test('the price of an order says whether VAT is in it', async () => {
  const read = async (template: 'order-received' | 'order-confirmed', untaxed: boolean) => {
    const props = { ...samples[template], untaxed }
    return (await renderMail({ template, to: 'a@b.example', locale: 'en', props })).text
  }
  for (const template of ['order-received', 'order-confirmed'] as const) {
    expect(await read(template, false)).toContain('29,00 € incl. VAT')
    expect(await read(template, true)).toContain('29,00 €, no VAT charged')
  }
})

test('days and instants have the format of the language', async () => {
  const deletion = { template: 'account-deletion', to: 'a@b.example', props: samples['account-deletion'] }
  expect((await renderMail({ ...deletion, locale: 'de' })).text).toContain('05.12.2026')
  const notice = { template: 'sign-in-notice', to: 'a@b.example', props: samples['sign-in-notice'] }
  expect((await renderMail({ ...notice, locale: 'de' })).text).toContain('11:00 MEZ')
  expect((await renderMail({ ...notice, locale: 'en' })).text).toMatch(/\d\d\/\d\d\/\d{4}, 11:00 CET/)
})

test('a ticket keeps its lines in both parts, and missing values are left out', async () => {
  const order = { template: 'ticket-answered', to: 'a@b.example', locale: 'de', props: samples['ticket-answered'] }
  const { subject, html, text } = await renderMail(order)
  expect(subject).toBe('Antwort auf Ihre Nachricht 20001')
  expect([html, text]).toEqual([
    expect.stringMatching(/Guten Tag\.<br\/?>Es ist/),
    expect.stringContaining('Guten Tag.\nEs ist'),
  ])
  const replied = { ...order, template: 'ticket-replied', props: samples['ticket-replied'] }
  expect((await renderMail(replied)).text).not.toMatch(/Telefon\b|Wunsch/)
})

test('the code of a claim does not look like the number of the school in the address', async () => {
  const props = { ...samples['claim-code'], code: '733601', url: 'https://aulario.example/schools/de-NW-166704' }
  const { html, text } = await renderMail({ template: 'claim-code', to: 'a@b.example', locale: 'de', props })
  expect([html, text]).toEqual([expect.stringContaining('733\u00a0601'), expect.stringContaining('733\u00a0601')])
  expect(text.match(/\b\d{6}\b/g)).toEqual(['166704'])
})

test('user input cannot become HTML', async () => {
  const props = { ...samples['change-email-old'], newEmail: '<b onload=x>@evil.example' }
  const { html } = await renderMail({ template: 'change-email-old', to: 'a@b.example', locale: 'de', props })
  expect(html).not.toContain('<b onload')
})

test('mails that people can turn off have the link for it, account mails say why they are sent', async () => {
  const order = { template: 'sign-in-notice', to: 'a@b.example', locale: 'en', props: samples['sign-in-notice'] }
  const off = await renderMail({ ...order, unsubscribeUrl: 'https://aulario.example/off' })
  expect(off.html).toContain('href="https://aulario.example/off"')
  expect((await renderMail(order)).text).toContain('concerns your account')
})

test('an unknown mail or language is refused', async () => {
  const order = { template: 'confirm-email', to: 'a@b.example', locale: 'de', props: { url } }
  await expect(renderMail({ ...order, template: 'toString' })).rejects.toThrow('There is no mail toString.')
  await expect(renderMail({ ...order, locale: 'pl' })).rejects.toThrow('There are no mails in pl.')
})
