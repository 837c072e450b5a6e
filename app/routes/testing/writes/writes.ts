import { earliestChange } from '#app/features/legal/changes/terms-change.schema.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { exampleEvent } from '../example-event.ts'
import { ACCOUNT_WRITES, by, type Write } from './account-writes.ts'
import { MEMBER_WRITES } from './member-writes.ts'

/**
 * The operator is a member of {@link OWN_SCHOOL}, which is on the free plan; the member belongs to {@link
 * PREMIUM_SCHOOL}.
 */
export const WHO = ['visitor', 'halfway', 'user', 'operator', 'member', 'moderator', 'admin'] as const
export type Who = (typeof WHO)[number]
/** The id in every path that has one. */
export const OWN_SCHOOL = '1'
export const PREMIUM_SCHOOL = '2'

const owner = by('owner')
const moderator = by('moderator')
const admin = by('admin')
const operator = by('operator')
const member = by('member')
const everybody = (form: Record<string, string> = {}): Write => ({ form, may: 'everybody' })

const inEveryLanguage = (name: string) => Object.fromEntries(LOCALES.map((locale) => [`${name}_${locale}`, 'X']))
const EVENT = exampleEvent(PREMIUM_SCHOOL)

/** Every form, filled in so that only the permission to send it can be missing. */
export const WRITES: Record<string, Write[]> = {
  '/about': [everybody({ intent: 'send-contact' })],
  '/named-in-a-review': [everybody({ intent: 'named-person' })],
  '/api/shortlist': [owner('add', { add: '1' })],
  '/api/school-uploads': [owner('declare', { schoolId: PREMIUM_SCHOOL, kind: 'image', files: '[]' })],
  '/api/point': [everybody({ place: '50672' })],
  '/api/passkey-request': [everybody()],
  '/api/views': [everybody({ school: '1', interest: 'view' })],
  '/api/mail/bounces': [everybody()],
  '/api/payments/:provider': [everybody()],
  '/order/:id': [
    {
      form: {
        intent: 'order',
        kind: 'consumer',
        name: 'X',
        street: 'X',
        postalCode: '1',
        city: 'X',
        country: 'DE',
        email: 'x@post.example',
        terms: 'on',
      },
      may: 'operator',
    },
  ],
  '/orders/:id': [owner('refund')],
  '/test-payment/:id': [everybody({ intent: 'pay' })],
  '/results': [everybody()],
  '/catchment': [
    everybody({ intent: 'catchment-place', place: '10117 Berlin' }),
    everybody({ intent: 'catchment-point', lat: '52.52', lng: '13.4' }),
    everybody({ intent: 'catchment-address', commune: '35360', street: 'Rue A', house: '12' }),
  ],
  '/schools/:id': [everybody()],
  '/schools/:id/videos/:video': [everybody()],
  // Without a session the review is stored and the visitor is redirected to sign in: nobody is refused.
  '/schools/:id/review': [everybody()],
  '/schools/:id/correction': [everybody()],
  '/schools/:id/message': [everybody()],
  '/schools/:id/disputes': [owner('withdraw', { disputeId: crypto.randomUUID() })],
  '/reviews/:id/report': [everybody()],
  '/schools/:id/report': [everybody()],
  '/reviews/:id/dispute': [owner('dispute', { reason: 'never_here' })],
  // Without a session the visitor is redirected to sign in: nobody is refused.
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
  '/auth/stop-removal': [everybody({ intent: 'stop-removal', token: 'x' })],
  '/auth/unsubscribe': [everybody({ 'List-Unsubscribe': 'One-Click' })],
  '/auth/sign-out': [everybody({ scope: 'none of ours' })],
  ...ACCOUNT_WRITES,
  '/dashboard/profile': [
    member('profile', { schoolId: '2', seen: 'x', step: 'publish', name: 'X', summary_de: 'X' }),
    member('profile', { schoolId: '2', seen: 'x', step: 'draft', name: 'X', description_fr: 'X' }),
    member('discard', { schoolId: '2', seen: 'x' }),
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
      name: 'Neue Schule',
      city: 'Köln',
      country: 'DE',
      category: 'primary',
      ownership: 'private',
      street: 'Weg 1',
      postalCode: '50667',
      personFunction: 'Schulleitung',
      explanation: 'Ich leite diese Schule seit 2020.',
    }),
  ],
  '/account/claims/:id': [owner('claim-answer', { text: 'X' }), owner('claim-withdraw')],
  '/dashboard/media': [
    ...['delete', 'restore', 'move', 'words', 'poster'].map((intent) =>
      member(intent, { schoolId: PREMIUM_SCHOOL, mediaId: crypto.randomUUID() }),
    ),
    ...['subtitles', 'remove-subtitles'].map((intent) =>
      member(intent, { schoolId: PREMIUM_SCHOOL, mediaId: crypto.randomUUID(), language: 'de' }),
    ),
    member('link', { schoolId: PREMIUM_SCHOOL, link: 'https://youtu.be/dQw4w9WgXcQ', title: 'X' }),
    owner('discard', { mediaId: crypto.randomUUID() }),
  ],
  '/dashboard/logo': [owner('remove-logo', { schoolId: PREMIUM_SCHOOL })],
  '/dashboard/contact': [member('place', { schoolId: PREMIUM_SCHOOL, country: 'DE' })],
  '/dashboard/facts': [
    member('correction', { schoolId: PREMIUM_SCHOOL, field: 'pupils', value: '321', reason: 'Eigene Zählung' }),
  ],
  '/dashboard/settings': [member('visibility', { schoolId: PREMIUM_SCHOOL })],
  '/dashboard/notifications': [owner('notifications')],
  '/dashboard/support': [
    member('support', { schoolId: PREMIUM_SCHOOL, way: 'email', subject: 'X', message: 'Eine Frage zum Logo.' }),
  ],
  '/dashboard/support/:number': [owner('reply', { message: 'X' }), owner('close')],
  '/dashboard/sidebar': [everybody({ expanded: 'false', page: '/dashboard' })],
  '/account/searches': [
    owner('save', { name: 'X', query: 'q=x', reviews: 'on' }),
    owner('change', { searchId: crypto.randomUUID(), name: 'X' }),
    owner('delete', { searchId: crypto.randomUUID() }),
    owner('follow', { schoolId: PREMIUM_SCHOOL, mail: 'weekly', reviews: 'on' }),
    owner('unfollow', { schoolId: PREMIUM_SCHOOL }),
  ],
  '/account/api-keys': [owner('make', { name: 'X' }), owner('revoke', { keyId: crypto.randomUUID() })],
  '/compare': [owner('note:1', { schoolId: '1', note: 'X' })],
  '/account/favourites': [
    owner('add', { schoolId: '1' }),
    owner('note', { schoolId: '1', note: 'X' }),
    owner('remove', { schoolId: '1' }),
  ],
  '/account/schools/:id/decisions': [operator('appeal', { decisionId: crypto.randomUUID(), text: 'X' })],
  '/account/schools': [operator('choose', { schoolId: OWN_SCHOOL })],
  '/account/schools/:id/images': [operator('delete', { schoolId: OWN_SCHOOL, mediaId: crypto.randomUUID() })],
  '/account/schools/:id': [
    operator('basics'),
    operator('contact'),
    operator('visibility'),
    operator('fees', { feesYear: '2026' }),
  ],
  ...MEMBER_WRITES,
  '/account/data': [owner('identity-code'), owner('delete', { password: 'Falsches Passwort 12' })],
  '/account/avatar': [owner('avatar')],
  '/withdrawal': [
    everybody({ intent: 'check', name: 'X', contract: 'X', email: 'nobody@post.example' }),
    everybody({ intent: 'confirm', name: 'X', contract: 'X', email: 'nobody@post.example' }),
  ],
  '/withdrawal/confirm': [everybody({ intent: 'carry-out', token: 'x' })],
  '/cancellation': [everybody({ kind: 'ordinary', name: 'X', contract: 'X', email: 'nobody@post.example' })],
  '/admin/orders': [
    admin('grant', { schoolId: 'none', reason: 'X' }),
    admin('end-grant', { grantId: crypto.randomUUID() }),
    admin('accept', { withdrawalId: crypto.randomUUID(), orderNumber: '10001' }),
    admin('refuse', { withdrawalId: crypto.randomUUID(), reason: 'X' }),
    admin('answer', { cancellationId: crypto.randomUUID(), answer: 'X' }),
  ],
  '/admin/imports/new': [admin('try', { source: 'gb-gias' })],
  '/admin/imports/mapping': [admin('inspect')],
  '/admin/imports/:id/mapping': [admin('save'), admin('try')],
  '/admin/import-schedules': [
    admin('create', {
      source: 'gb-gias',
      addresses: 'https://data.example/edubasealldata.csv',
      rhythm: 'weekly',
      maxLoss: '5',
    }),
  ],
  '/admin/import-schedules/:id': [admin('check'), admin('pause'), admin('resume'), admin('delete')],
  '/admin/imports/:id': [admin('carry-out'), admin('undo'), admin('cancel'), admin('restart')],
  '/admin/orders/:id': [admin('mark-paid'), admin('refund'), admin('mark-refunded'), admin('revoke')],
  '/admin/updates': [
    admin('publish', { ...inEveryLanguage('title'), ...inEveryLanguage('text') }),
    admin('withdraw', { updateId: crypto.randomUUID() }),
  ],
  '/admin/mailings': [
    admin('save', { audience: 'members', ...inEveryLanguage('subject'), ...inEveryLanguage('text') }),
    ...['order', 'try', 'discard', 'cancel'].map((intent) => admin(intent, { mailingId: crypto.randomUUID() })),
  ],
  '/admin/terms': [
    admin('save', { effectiveOn: earliestChange(), ...inEveryLanguage('text') }),
    ...['order', 'discard'].map((intent) => admin(intent, { changeId: crypto.randomUUID() })),
  ],
  '/admin/reasons': [moderator('block-person', { language: 'de', block: 'person', text: 'X' })],
  '/admin/rules': [admin('rule', { language: 'de', list: 'insults.words', entry: 'quarkkopf', on: '1' })],
  '/admin/synonyms': [
    admin('save', { language: 'de', typed: 'penne', meaning: 'schule' }),
    admin('remove', { id: crypto.randomUUID() }),
  ],
  '/admin/users/:id': [
    admin('suspend', { reason: 'X' }),
    admin('role', { role: 'moderator' }),
    ...['lift', 'end-sessions', 'send-reset'].map((intent) => admin(intent)),
  ],
  '/admin/schools/:id': [
    // In this order, so that the school is visible at the end.
    admin('hide', { reason: 'X' }),
    admin('show', { reason: 'X', status: 'active' }),
    admin('successor', { reason: 'X', successorId: PREMIUM_SCHOOL }),
    admin('undo-merge', { reason: 'X', mergeId: crypto.randomUUID() }),
    admin('visit', { reason: 'X' }),
    admin('remove-member', { reason: 'X', personId: crypto.randomUUID() }),
    admin('no-twin', { otherId: PREMIUM_SCHOOL }),
    admin('correct', { reason: 'X', field: 'city', value: 'Köln' }),
  ],
  '/admin/schools/:id/content': [admin('decide-content', { outcome: 'removed', rule: 'people', facts: 'X' })],
  '/admin/visit': [admin('leave')],
  '/admin/new-school': [
    admin('add-school', {
      name: 'Schule Nirgendwo',
      city: 'Köln',
      country: 'DE',
      category: 'primary',
      ownership: 'public',
      street: 'Weg 1',
      postalCode: '50667',
      none: 'on',
      reason: 'X',
    }),
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
  '/admin/content/:id': [
    moderator('decide-content', { outcome: 'dismissed', facts: 'X' }),
    moderator('objection', { answer: 'upheld', facts: 'X' }),
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
