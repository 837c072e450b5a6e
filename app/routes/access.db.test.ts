import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/second-factor/totp.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { cookieOf, makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { newToken } from '#app/features/accounts/token.server.ts'
import { db } from '#db/client.ts'
import { de } from '../i18n/de/index.ts'
import siteMap from '../routes.ts'
import { ask, seen } from './testing/ask.ts'

// Who may open and change what: every route of the site map stands here for every role, so a new one without a line
// fails, and a new rule is seen.

/** The operator runs {@link OWN_SCHOOL}, which is on the free plan; the member runs {@link PREMIUM_SCHOOL}. */
const WHO = ['visitor', 'halfway', 'user', 'operator', 'member', 'moderator', 'admin'] as const
type Who = (typeof WHO)[number]
type Outcome = 'open' | 'sign-in' | 'second-factor' | 'home' | 'hidden' | 'premium'
/** The id in every path that has one. */
const OWN_SCHOOL = '1'
const PREMIUM_SCHOOL = '2'

/** In the order of WHO. */
const EVERYBODY: Outcome[] = ['open', 'open', 'open', 'open', 'open', 'open', 'open']
const OWNER: Outcome[] = ['sign-in', 'second-factor', 'open', 'open', 'open', 'open', 'open']
/** Others are told that there is nothing. */
const MODERATORS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'open', 'open']
const ADMINS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'open']
/** Something of one person, and the one of this path is nobody's here. */
const NOBODYS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden']
/** Pages of one school: to those who do not run it there is nothing. */
const OPERATORS: Outcome[] = ['sign-in', 'second-factor', 'hidden', 'open', 'hidden', 'hidden', 'hidden']
/** The dashboard: others are sent to where premium is explained. */
const MEMBERS: Outcome[] = ['premium', 'premium', 'premium', 'premium', 'open', 'premium', 'premium']
const LEADS_HOME: Outcome[] = ['home', 'home', 'home', 'home', 'home', 'home', 'home']

/** What opening a page gives. */
const READS: Record<string, Outcome[]> = {
  '/api/suggest': EVERYBODY,
  '/api/map': EVERYBODY,
  '/api/map/overview': EVERYBODY,
  '/api/map/schools': EVERYBODY,
  '/api/places': EVERYBODY,
  // Answers 401 instead of leading to the sign-in: only scripts ask for it.
  '/api/shortlist': EVERYBODY,
  // Answers 405: only scripts send to it.
  '/api/school-uploads': EVERYBODY,
  '/api/views': EVERYBODY,
  // Answers 405: only mail servers send to it.
  '/api/mail/bounces': EVERYBODY,
  '/api/notifications/stream': EVERYBODY,
  '/api/notifications/unread': EVERYBODY,
  '/api/payments/:provider': EVERYBODY,
  '/schools/:id/map.svg': EVERYBODY,
  '/schools/:id/badge.svg': EVERYBODY,
  '/schools/:id/events.ics': EVERYBODY,
  '/schools/:id/events/:file': EVERYBODY,
  '/embed/schools/:id': EVERYBODY,
  '/api/auth/callback/google': EVERYBODY,
  '/': EVERYBODY,
  '/results': EVERYBODY,
  '/results.csv': EVERYBODY,
  '/results.json': EVERYBODY,
  '/compare': EVERYBODY,
  '/compare.csv': EVERYBODY,
  '/schools/:id': EVERYBODY,
  '/schools/:id/videos/:video': EVERYBODY,
  '/schools/:id/review': EVERYBODY,
  '/schools/:id/correction': EVERYBODY,
  '/schools/:id/message': EVERYBODY,
  // To signed-in people who do not run the school there is nothing: see notices.db.test.ts.
  '/schools/:id/disputes': OWNER,
  '/reviews/:id/report': EVERYBODY,
  '/reviews/:id/dispute': OWNER,
  '/schools/:id/claim': OWNER,
  '/schools/:id/reviews': EVERYBODY,
  '/ordering': EVERYBODY,
  '/how-reviews-work': EVERYBODY,
  '/review-rules': EVERYBODY,
  '/for-schools': EVERYBODY,
  '/claim': EVERYBODY,
  '/claim/missing': OWNER,
  '/premium': EVERYBODY,
  '/order': OWNER,
  '/order/:id': ['sign-in', 'second-factor', 'hidden', 'open', 'hidden', 'hidden', 'hidden'],
  '/orders/:id': NOBODYS,
  '/test-payment/:id': EVERYBODY,
  '/withdrawal': EVERYBODY,
  '/withdrawal/confirm': EVERYBODY,
  '/imprint': EVERYBODY,
  '/privacy': EVERYBODY,
  '/terms': EVERYBODY,
  '/accessibility': EVERYBODY,
  '/dsa': EVERYBODY,
  '/data-sources': EVERYBODY,
  '/about': EVERYBODY,
  '/help': EVERYBODY,
  '/help/:topic': EVERYBODY,
  '/contact': EVERYBODY,
  '/named-in-a-review': EVERYBODY,
  '/*': EVERYBODY,
  '/auth': ['open', 'second-factor', 'home', 'home', 'home', 'home', 'home'],
  '/auth/second-factor': ['sign-in', 'open', 'home', 'home', 'home', 'home', 'home'],
  '/auth/check-email': EVERYBODY,
  '/auth/confirm': EVERYBODY,
  '/auth/forgot': EVERYBODY,
  '/auth/reset': EVERYBODY,
  '/auth/change-email': EVERYBODY,
  '/auth/restore': EVERYBODY,
  '/auth/confirm-address': EVERYBODY,
  '/auth/unsubscribe': EVERYBODY,
  '/auth/sign-out': LEADS_HOME,
  '/account': OWNER,
  '/account/security': OWNER,
  '/account/address': OWNER,
  '/account/news': OWNER,
  // Leads to the list, as there is no such entry.
  '/account/news/:id': OWNER,
  '/account/notifications': OWNER,
  '/account/reviews': OWNER,
  '/account/reviews/:id': OWNER,
  '/account/reviews/:id/delete': OWNER,
  '/account/orders': OWNER,
  '/account/claims/:id': OWNER,
  '/account/favourites': OWNER,
  '/account/searches': OWNER,
  '/account/schools': OWNER,
  '/account/schools/:id': OPERATORS,
  '/account/schools/:id/images': OPERATORS,
  '/account/schools/:id/people': OPERATORS,
  '/account/school-invitation': OWNER,
  '/account/data': OWNER,
  '/dashboard/profile': MEMBERS,
  '/dashboard/preview': MEMBERS,
  '/dashboard/educational-profile': MEMBERS,
  '/dashboard/versions': MEMBERS,
  '/dashboard/position': MEMBERS,
  '/dashboard/reviews': MEMBERS,
  '/dashboard/reviews.csv': MEMBERS,
  '/dashboard/messages': MEMBERS,
  '/dashboard/messages.csv': MEMBERS,
  '/dashboard/messages/:id': MEMBERS,
  '/dashboard/events': MEMBERS,
  '/dashboard/events/new': MEMBERS,
  '/dashboard/events/:id': MEMBERS,
  '/dashboard/reviews/invitation': MEMBERS,
  '/dashboard/reviews/invitation.svg': MEMBERS,
  '/dashboard/reviews/invitation.png': MEMBERS,
  '/dashboard/reviews/invitation/sheet': MEMBERS,
  '/dashboard/reviews/:id': MEMBERS,
  // Others' orders are not there: see orders.db.test.ts.
  '/orders/:id/invoice.pdf': NOBODYS,
  '/orders/:id/credit-note.pdf': NOBODYS,
  '/dashboard': MEMBERS,
  '/dashboard/overview': MEMBERS,
  '/dashboard/figures.csv': MEMBERS,
  '/dashboard/support': MEMBERS,
  // Others' cases are not there: see support.db.test.ts.
  '/dashboard/support/:number': MEMBERS,
  '/account/schools/:id/badge': ['sign-in', 'second-factor', 'hidden', 'open', 'hidden', 'hidden', 'hidden'],
  '/dashboard/media': MEMBERS,
  // Leads to the profile, which asks who is there.
  '/dashboard/logo': EVERYBODY,
  '/dashboard/contact': MEMBERS,
  '/dashboard/settings': MEMBERS,
  '/dashboard/notifications': MEMBERS,
  // Keeps how wide the sidebar is, of whoever asks.
  '/dashboard/sidebar': EVERYBODY,
  '/admin/proofs/:id': MODERATORS,
  '/admin': MODERATORS,
  '/admin/next': MODERATORS,
  // Leads to the queue, which asks who is there.
  '/admin/locks': EVERYBODY,
  '/admin/reviews': MODERATORS,
  '/admin/reviews/:id': MODERATORS,
  '/admin/orders': ADMINS,
  // There is no order of this id, for admins either.
  '/admin/orders/:id': NOBODYS,
  '/admin/claims': MODERATORS,
  // No claim has this id.
  '/admin/claims/:id': ['sign-in', 'second-factor', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden'],
  '/admin/claims/:id/file': MODERATORS,
  '/admin/corrections': MODERATORS,
  '/admin/corrections/:id': MODERATORS,
  '/admin/rules': ADMINS,
  '/admin/updates': ADMINS,
  '/admin/users': ADMINS,
  // There is no account of this id, for admins either.
  '/admin/users/:id': NOBODYS,
  '/admin/schools': ADMINS,
  '/admin/schools/:id': ADMINS,
  '/admin/schools/:id/merge': ADMINS,
  '/admin/figures': MODERATORS,
  '/admin/figures.csv': MODERATORS,
  '/admin/jobs': ADMINS,
  '/admin/tickets': MODERATORS,
  // There is no case of this id.
  '/admin/tickets/:id': NOBODYS,
  '/admin/log': ADMINS,
  '/admin/log.csv': ADMINS,
  '/admin/imports': ADMINS,
  '/admin/imports/new': ADMINS,
  // There is no run of this id, for admins either.
  '/admin/imports/:id': NOBODYS,
  '/admin/imports/:id/rejected.csv': NOBODYS,
  '/account/export': OWNER,
  // Leads to the account page, which asks to sign in.
  '/account/avatar': EVERYBODY,
}

type Write = {
  form: Record<string, string>
  may: 'everybody' | 'owner' | 'halfway' | 'operator' | 'member' | 'moderator' | 'admin'
}
const owner = (intent: string, fields: Record<string, string> = {}): Write => ({
  form: { intent, ...fields },
  may: 'owner',
})
const moderator = (intent: string, fields: Record<string, string> = {}): Write => ({
  form: { intent, ...fields },
  may: 'moderator',
})
const admin = (intent: string, fields: Record<string, string> = {}): Write => ({
  form: { intent, ...fields },
  may: 'admin',
})
const operator = (intent: string, fields: Record<string, string> = {}): Write => ({
  form: { intent, ...fields },
  may: 'operator',
})
const member = (intent: string, fields: Record<string, string> = {}): Write => ({
  form: { intent, ...fields },
  may: 'member',
})
const everybody = (form: Record<string, string> = {}): Write => ({ form, may: 'everybody' })

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const EVENT = {
  ...{ schoolId: PREMIUM_SCHOOL, kind: 'open_day', title: 'Ein Tag', language: 'de' },
  ...{ startsAt: `${tomorrow}T10:00`, endsAt: `${tomorrow}T12:00` },
}

/** Every form: filled so that nothing but the right to send it can be missing. */
const WRITES: Record<string, Write[]> = {
  '/about': [everybody({ intent: 'send-contact' })],
  '/named-in-a-review': [everybody({ intent: 'named-person' })],
  '/api/shortlist': [owner('add', { add: '1' })],
  '/api/school-uploads': [owner('declare', { schoolId: PREMIUM_SCHOOL, kind: 'image', files: '[]' })],
  '/api/views': [everybody({ school: '1', interest: 'view' })],
  '/api/mail/bounces': [everybody()],
  '/api/payments/:provider': [everybody()],
  '/order/:id': [
    {
      form: {
        ...{ intent: 'order', kind: 'consumer', name: 'X', street: 'X', postalCode: '1', city: 'X', country: 'DE' },
        ...{ email: 'x@post.example', terms: 'on' },
      },
      may: 'operator',
    },
  ],
  '/orders/:id': [owner('refund')],
  '/test-payment/:id': [everybody({ intent: 'pay' })],
  '/results': [everybody()],
  '/schools/:id': [everybody()],
  '/schools/:id/videos/:video': [everybody()],
  // Without a session the review is kept and the visitor sent to sign in: nobody is refused.
  '/schools/:id/review': [everybody()],
  '/schools/:id/correction': [everybody()],
  '/schools/:id/message': [everybody()],
  '/schools/:id/disputes': [owner('withdraw', { disputeId: crypto.randomUUID() })],
  '/reviews/:id/report': [everybody()],
  '/reviews/:id/dispute': [owner('dispute', { reason: 'never_here' })],
  // Without a session the visitor is sent to sign in: nobody is refused.
  '/schools/:id/reviews': [everybody({ intent: 'helpful', reviewId: crypto.randomUUID() })],
  '/auth': [everybody({ intent: 'sign-in', email: 'nobody@post.example', password: 'x' })],
  '/auth/second-factor': [{ form: { intent: 'second-factor', code: '000000' }, may: 'halfway' }],
  '/auth/check-email': [everybody({ intent: 'resend', email: 'nobody@post.example' })],
  '/auth/confirm': [everybody({ intent: 'confirm', token: 'x' })],
  '/auth/confirm-address': [everybody({ intent: 'confirm-address', token: 'x' })],
  '/auth/forgot': [everybody({ intent: 'forgot', email: 'nobody@post.example' })],
  '/auth/reset': [everybody({ intent: 'reset', token: 'x', newPassword: 'Kreidestaub und Schwamm' })],
  '/auth/change-email': [everybody({ intent: 'agree', token: 'x' })],
  '/auth/restore': [everybody({ intent: 'restore', token: 'x' })],
  '/auth/unsubscribe': [everybody({ 'List-Unsubscribe': 'One-Click' })],
  '/auth/sign-out': [everybody({ scope: 'none of ours' })],
  '/account': [
    owner('name', { fullName: 'X' }),
    owner('contact', { city: 'X' }),
    owner('language', { locale: 'it' }),
    owner('remove-picture'),
  ],
  '/account/security': [
    owner('password', { currentPassword: 'Rechenheft mit Margarine', newPassword: 'Kreidestaub und Schwamm' }),
    owner('email', { email: 'neu@post.example' }),
    owner('end-session', { sessionId: crypto.randomUUID() }),
    owner('factor-begin'),
    owner('factor-confirm', { code: '000000' }),
    owner('new-codes', { password: 'Falsches Passwort 12' }),
    owner('factor-off', { password: 'Falsches Passwort 12' }),
  ],
  '/account/address': [owner('check-address')],
  '/account/news': [owner('read-all')],
  '/account/notifications': [owner('notifications')],
  '/account/reviews/:id': [owner('objection', { text: 'X' }), owner('reply', { text: 'X' }), owner('proof')],
  '/account/reviews/:id/delete': [owner('delete-review')],
  '/dashboard/profile': [
    { form: { intent: 'profile', schoolId: '2', seen: 'x', step: 'publish', summary_de: 'X' }, may: 'member' },
    { form: { intent: 'profile', schoolId: '2', seen: 'x', step: 'draft', description_fr: 'X' }, may: 'member' },
    { form: { intent: 'discard', schoolId: '2', seen: 'x' }, may: 'member' },
  ],
  '/dashboard/preview': [{ form: { intent: 'publish', schoolId: '2', seen: 'x' }, may: 'member' }],
  '/dashboard/position': [
    { form: { intent: 'position', schoolId: '2', seen: 'x', lat: '50.9', lng: '6.9' }, may: 'member' },
    { form: { intent: 'reset', schoolId: '2', seen: 'x' }, may: 'member' },
  ],
  '/dashboard/versions': [{ form: { intent: 'restore', schoolId: '2', number: '1', newest: '1' }, may: 'member' }],
  '/dashboard/educational-profile': [
    {
      form: { schoolId: '2', section: 'awards', language: 'de', seen: 'x', text: 'X' },
      may: 'member',
    },
  ],
  '/dashboard/reviews/invitation': [
    { form: { intent: 'renew', schoolId: PREMIUM_SCHOOL }, may: 'member' },
    { form: { intent: 'end', schoolId: PREMIUM_SCHOOL }, may: 'member' },
  ],
  '/dashboard/reviews/:id': [
    {
      form: { intent: 'answer', schoolId: PREMIUM_SCHOOL, version: '0', language: 'de', text: 'Danke.' },
      may: 'member',
    },
  ],
  '/dashboard/messages/:id': [
    owner('answer', { text: 'Ja, drei Plätze.' }),
    owner('done'),
    owner('reopen'),
    owner('delete'),
  ],
  '/dashboard/events/new': [member('event', { ...EVENT, version: '0' })],
  '/dashboard/events/:id': [
    member('event', { ...EVENT, version: '1' }),
    member('delete', { schoolId: PREMIUM_SCHOOL }),
  ],
  '/schools/:id/claim': [
    owner('claim-code'),
    owner('claim-redeem', { code: '000000' }),
    owner('claim-evidence', { personFunction: 'Schulleitung', explanation: 'Ich leite diese Schule seit 2020.' }),
  ],
  '/claim/missing': [
    owner('claim-missing', {
      ...{ name: 'Neue Schule', city: 'Köln', country: 'DE', category: 'primary', ownership: 'private' },
      ...{ street: 'Weg 1', postalCode: '50667', personFunction: 'Schulleitung' },
      explanation: 'Ich leite diese Schule seit 2020.',
    }),
  ],
  '/account/claims/:id': [owner('claim-answer', { text: 'X' }), owner('claim-withdraw')],
  '/dashboard/media': [
    ...['delete', 'restore', 'move', 'words', 'poster'].map((intent) =>
      member(intent, { schoolId: PREMIUM_SCHOOL, mediaId: crypto.randomUUID() }),
    ),
    member('link', { schoolId: PREMIUM_SCHOOL, link: 'https://youtu.be/dQw4w9WgXcQ', title: 'X' }),
    owner('discard', { mediaId: crypto.randomUUID() }),
  ],
  '/dashboard/logo': [owner('remove-logo', { schoolId: PREMIUM_SCHOOL })],
  '/dashboard/contact': [member('place', { schoolId: PREMIUM_SCHOOL, country: 'DE' })],
  '/dashboard/settings': [member('visibility', { schoolId: PREMIUM_SCHOOL })],
  '/dashboard/notifications': [owner('notifications')],
  '/dashboard/support': [
    member('support', { schoolId: PREMIUM_SCHOOL, way: 'email', subject: 'X', message: 'Eine Frage zum Logo.' }),
  ],
  '/dashboard/support/:number': [owner('reply', { message: 'X' }), owner('close')],
  '/dashboard/sidebar': [everybody({ expanded: 'false', page: '/dashboard' })],
  '/account/searches': [
    owner('save', { name: 'X', query: 'q=x' }),
    owner('change', { searchId: crypto.randomUUID(), name: 'X' }),
    owner('delete', { searchId: crypto.randomUUID() }),
  ],
  '/account/favourites': [
    owner('add', { schoolId: '1' }),
    owner('note', { schoolId: '1', note: 'X' }),
    owner('remove', { schoolId: '1' }),
  ],
  '/account/schools': [operator('choose', { schoolId: OWN_SCHOOL })],
  '/account/schools/:id/images': [operator('delete', { schoolId: OWN_SCHOOL, mediaId: crypto.randomUUID() })],
  '/account/schools/:id': [operator('basics'), operator('contact'), operator('visibility')],
  '/account/schools/:id/people': [
    operator('invite', { email: 'neu@post.example' }),
    operator('revoke', { invitationId: crypto.randomUUID() }),
    operator('remove', { personId: crypto.randomUUID() }),
    operator('owner', { personId: crypto.randomUUID() }),
    operator('leave'),
  ],
  '/account/school-invitation': [owner('join', { token: 'x' })],
  '/account/data': [owner('delete', { password: 'Falsches Passwort 12' })],
  '/account/avatar': [owner('avatar')],
  '/withdrawal': [
    everybody({ intent: 'check', name: 'X', contract: 'X', email: 'nobody@post.example' }),
    everybody({ intent: 'confirm', name: 'X', contract: 'X', email: 'nobody@post.example' }),
  ],
  '/withdrawal/confirm': [everybody({ intent: 'carry-out', token: 'x' })],
  '/admin/orders': [
    admin('grant', { schoolId: 'none', reason: 'X' }),
    admin('end-grant', { grantId: crypto.randomUUID() }),
    admin('accept', { withdrawalId: crypto.randomUUID(), orderNumber: '10001' }),
    admin('refuse', { withdrawalId: crypto.randomUUID(), reason: 'X' }),
  ],
  '/admin/imports/new': [admin('try', { source: 'gb-gias' })],
  '/admin/imports/:id': [admin('carry-out'), admin('undo'), admin('cancel'), admin('restart')],
  '/admin/orders/:id': [admin('mark-paid'), admin('refund'), admin('mark-refunded'), admin('revoke')],
  '/admin/updates': [
    admin(
      'publish',
      Object.fromEntries(
        ['de', 'en', 'fr', 'es', 'it'].flatMap((one) => [
          [`title_${one}`, 'X'],
          [`text_${one}`, 'X'],
        ]),
      ),
    ),
    admin('withdraw', { updateId: crypto.randomUUID() }),
  ],
  '/admin/rules': [admin('rule', { language: 'de', list: 'insults.words', entry: 'quarkkopf', on: '1' })],
  '/admin/users/:id': [
    admin('suspend', { reason: 'X' }),
    admin('lift'),
    admin('role', { role: 'moderator' }),
    admin('end-sessions'),
    admin('send-reset'),
  ],
  '/admin/schools/:id': [
    // In this order, so that the school shows at the end.
    admin('hide', { reason: 'X' }),
    admin('show', { reason: 'X', status: 'active' }),
    admin('successor', { reason: 'X', successorId: PREMIUM_SCHOOL }),
    admin('undo-merge', { reason: 'X', mergeId: crypto.randomUUID() }),
    admin('no-twin', { otherId: PREMIUM_SCHOOL }),
    admin('correct', { reason: 'X', field: 'city', value: 'Köln' }),
  ],
  '/admin/schools/:id/merge': [admin('merge', { reason: 'X', otherId: 'none', survivorId: OWN_SCHOOL })],
  '/admin/jobs': [
    admin('retry', { letterIds: crypto.randomUUID() }),
    admin('retry-all'),
    admin('discard', { letterIds: crypto.randomUUID() }),
  ],
  '/admin/locks': ['take', 'take-over', 'release'].map((intent) =>
    moderator(intent, { kind: 'claim', id: '01990000-0000-7000-8000-000000000001' }),
  ),
  '/admin/claims/:id': [moderator('claim-ruling', { outcome: 'owner', reason: 'X' })],
  '/admin/tickets/:id': [
    moderator('answer', { text: 'X', seen: 'open-1' }),
    moderator('note', { text: 'X' }),
    moderator('close', { seen: 'open-1' }),
    moderator('reopen', { seen: 'closed-1' }),
  ],
  '/admin/corrections/:id': [moderator('decide', { outcome: 'accepted', seen: 'x' })],
  '/admin/reviews/:id': [
    moderator('ruling', { outcome: 'published', seen: 'x' }),
    moderator('decide', { outcome: 'published', seen: 'x' }),
    moderator('objection', { objectionId: crypto.randomUUID(), answer: 'upheld', facts: 'X' }),
    moderator('reports:review', { outcome: 'dismissed', reportIds: crypto.randomUUID(), facts: 'X' }),
    moderator('dispute', { outcome: 'kept', disputeId: crypto.randomUUID(), facts: 'X' }),
    moderator('proof', { outcome: 'accepted', proofId: crypto.randomUUID() }),
    moderator('warning', { kind: 'own_reviews', facts: 'X' }),
    moderator('end-warning', { noticeId: crypto.randomUUID() }),
  ],
}

/** Values that no form sends, in fields that only some have. */
const ODD = { language: 'xx', locale: 'xx', rating: 'x', teaching: '9', until: '1', oldEnough: 'x', kind: 'x' }

type Handler = (args: unknown) => unknown
type Module = { loader?: Handler; action?: Handler }
const modules = import.meta.glob<Module>('./**/*.{ts,tsx}')
const load = (file: string): Promise<Module> => modules[file.replace('routes/', './')]!()

/** Every path of the site map with the files that lie on the way to it. */
function pagesOf(entries: RouteConfigEntry[], path = '', files: string[] = []): { path: string; files: string[] }[] {
  return entries.flatMap((entry) => {
    const here = entry.path?.startsWith(':locale') ? path : [path, entry.path].filter(Boolean).join('/')
    const way = [...files, entry.file]
    return entry.children ? pagesOf(entry.children, here, way) : [{ path: `/${here}`, files: way }]
  })
}

const pages = pagesOf(siteMap)
const people = new Map<Who, { id: string }>()
const cookies = new Map<Who, string>()

beforeAll(async () => {
  for (const role of ['user', 'moderator', 'admin'] as const) people.set(role, await makeAccount({ role }))
  for (const who of ['halfway', 'operator', 'member'] as const) people.set(who, await makeAccount())
  for (const who of WITH_FACTOR) await turnFactorOn(people.get(who)!.id)
  await makeSchools({ [OWN_SCHOOL]: 'operator', [PREMIUM_SCHOOL]: 'member' })
})
const WITH_FACTOR = ['halfway', 'moderator', 'admin'] as const
beforeEach(async () => {
  await db().deleteFrom('sessions').execute()
  await db().deleteFrom('attempt_counts').execute()
  for (const [who, { id }] of people) cookies.set(who, await openSession(id, who === 'moderator' || who === 'admin'))
})
afterAll(removeAccounts)

async function makeSchools(operators: Record<string, Who>) {
  for (const [id, who] of Object.entries(operators)) {
    const school = { id, name: `School ${id}`, category: 'primary', country: 'DE', source: 'own', source_id: id }
    await db().insertInto('schools').values(school).execute()
    await db()
      .insertInto('school_operators')
      .values({ school_id: id, user_id: people.get(who)!.id, role: 'owner' })
      .execute()
  }
  await db().insertInto('premium_grants').values({ school_id: PREMIUM_SCHOOL, reason: 'test' }).execute()
}

async function turnFactorOn(user_id: string) {
  await db()
    .insertInto('second_factors')
    .values({ user_id, secret: seal(newSecret()), confirmed_at: new Date() })
    .execute()
}

async function openSession(user_id: string, withFactor: boolean): Promise<string> {
  const [token, expires_at] = [newToken(), new Date(Date.now() + 3_600_000)]
  await db()
    .insertInto('sessions')
    .values({ user_id, token, expires_at, second_factor_at: withFactor ? new Date() : null })
    .execute()
  return cookieOf(sessionCookie(token))
}

const argumentsOf = (path: string, who: Who, form?: Record<string, string> | string) =>
  ask(path.replace(':id', '1').replace(':topic', 'finding').replace('*', 'nowhere'), {
    cookie: cookies.get(who),
    params: { id: '1' },
    address: `203.0.113.${WHO.indexOf(who) + 1}`,
    ...(form ? { form } : {}),
  })

async function read(path: string, files: string[], who: Who): Promise<Outcome> {
  const outcomes = await Promise.all(
    files.map(async (file) => {
      const { loader } = await load(file)
      const answer = await answerOf(loader, argumentsOf(path, who))
      return isHidden(path, answer) ? 'hidden' : outcomeOf(answer)
    }),
  )
  return outcomes.find((outcome) => outcome !== 'open') ?? 'open'
}

/** What a handler answers, returned or thrown. */
async function answerOf(handler: Handler | undefined, args: unknown): Promise<unknown> {
  try {
    return await handler?.(args)
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return thrown
  }
}

/** Elsewhere a page that is not there is not there for anybody. */
function isHidden(path: string, answer: unknown): boolean {
  if (answer instanceof Response) return answer.status === 404 && /^\/(admin|account\/schools|orders?)(\/|$)/.test(path)
  const { init } = (answer ?? {}) as { init?: ResponseInit }
  return init?.status === 404 && /^\/(account\/schools|orders?)\//.test(path)
}

function outcomeOf(answer: unknown): Outcome {
  const location = answer instanceof Response ? answer.headers.get('location') : null
  if (location === '/') return 'home'
  if (location === '/premium') return 'premium'
  if (location?.startsWith('/auth/second-factor')) return 'second-factor'
  return location === '/auth' || location?.startsWith('/auth?') ? 'sign-in' : 'open'
}

/** Whether a form was refused because of who sent it. */
async function isRefused(path: string, file: string, who: Who, { form, may }: Write): Promise<boolean> {
  const { action } = await load(file)
  const answer = await answerOf(action, argumentsOf(path, who, form))
  if (answer instanceof Response)
    return (
      answer.status === 401 ||
      (answer.status === 403 && may !== 'everybody') ||
      /must_be_logged_in|\?next=%2Fschools%2F1$/.test(answer.headers.get('location') ?? '')
    )
  const { data, init } = (answer ?? {}) as { data?: { code?: string }; init?: { status?: number } }
  if ((may === 'moderator' || may === 'admin') && data?.code === 'not_allowed' && init?.status === 403) return true
  if (may === 'operator' && data?.code === 'school_not_yours') return true
  if (may === 'member' && ['school_not_yours', 'premium_required'].includes(data?.code ?? '')) return true
  return data?.code === 'session_missing' && init?.status === 400
}

test('every route stands in the matrix, and nothing else', () => {
  expect(pages.map((page) => page.path).sort()).toEqual(Object.keys(READS).sort())
})

test('every action stands in the matrix, and nothing else', async () => {
  const withAction = await Promise.all(
    pages.map(async ({ path, files }) => ((await load(files.at(-1)!)).action ? path : '')),
  )
  expect(withAction.filter(Boolean).sort()).toEqual(Object.keys(WRITES).sort())
})

test.each(pages.filter(({ path }) => WRITES[path]))(
  '$path survives a body that is no form',
  async ({ path, files }) => {
    const { action } = await load(files.at(-1)!)
    const { status } = seen(await answerOf(action, argumentsOf(path, 'admin', '{}')))
    expect(status).toBeLessThan(500)
  },
)

/** Every message beside a field is a key of the catalogue: another text would fail the page that shows it. */
test.each(pages.flatMap(({ path, files }) => (WRITES[path] ?? []).map((write) => ({ path, files, ...write }))))(
  '$path has words for what is wrong with $form',
  async ({ path, files, form }) => {
    const { action } = await load(files.at(-1)!)
    for (const wrong of ['', '\u{1f600}'.repeat(5000)]) {
      const odd = Object.fromEntries(Object.keys(form).map((name) => [name, name === 'intent' ? form[name]! : wrong]))
      const answer = await answerOf(action, argumentsOf(path, 'admin', { ...ODD, ...odd }))
      const { result } =
        (answer as { data?: { result?: { error?: Record<string, string[] | null> } } } | null)?.data ?? {}
      const messages = Object.values(result?.error ?? {}).flatMap((said) => said ?? [])
      expect(messages.filter((message) => !(message in de))).toEqual([])
    }
  },
)

describe.each(pages)('$path', ({ path, files }) => {
  test('opens for whom it is meant', async () => {
    const outcomes: Outcome[] = []
    for (const who of WHO) outcomes.push(await read(path, files, who))
    expect(outcomes).toEqual(READS[path])
  })

  test.each(WRITES[path] ?? [])(
    'takes $form from whom it may',
    async ({ form, may }) => {
      const before = await everything()
      for (const who of WHO.filter((one) => refuses(may, one))) {
        expect([who, await isRefused(path, files.at(-1)!, who, { form, may })]).toEqual([who, true])
      }
      expect(await everything()).toEqual(before)
      for (const who of WHO.filter((one) => !refuses(may, one))) {
        expect([who, await isRefused(path, files.at(-1)!, who, { form, may })]).toEqual([who, false])
      }
    },
    60_000,
  )
})

function refuses(may: Write['may'], who: Who): boolean {
  if (may === 'everybody') return false
  if (may === 'moderator') return who !== 'moderator' && who !== 'admin'
  if (may === 'admin') return who !== 'admin'
  if (may === 'operator' || may === 'member') return who !== may
  return may === 'halfway' ? who !== 'halfway' : who === 'visitor' || who === 'halfway'
}

/** All that a form could have changed for somebody. */
const everything = async () => [
  await db().selectFrom('users').selectAll().orderBy('id').execute(),
  await db().selectFrom('profiles').selectAll().orderBy('id').execute(),
  await db().selectFrom('sessions').selectAll().orderBy('id').execute(),
  await db().selectFrom('notification_preferences').selectAll().execute(),
  await db().selectFrom('second_factors').selectAll().orderBy('user_id').execute(),
]
