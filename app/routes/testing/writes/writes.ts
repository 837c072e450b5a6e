import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { CORRECTIONS_POLICY } from '#app/features/corrections/policy.ts'
import { DOSSIER_POLICY } from '#app/features/dossier/policy.ts'
import { ENQUIRIES_POLICY } from '#app/features/enquiries/policy.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { SCHOOL_DAY_POLICY } from '#app/features/school-day/policy.ts'
import { SHARED_LISTS_POLICY } from '#app/features/shared-lists/policy.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { ACCOUNT_WRITES, CHILD } from './account-writes.ts'
import { ADMIN_WRITES } from './admin-writes.ts'
import { DASHBOARD_WRITES } from './dashboard-writes.ts'
import { MEMBER_WRITES } from './member-writes.ts'
import { by, everybody, missing, type Write } from './write.ts'

/** A shared list that nobody made. */
const LIST = { list: crypto.randomUUID(), key: 'k'.repeat(43) }

/** Every form, filled in so that only the permission to send it can be missing. */
export const WRITES: Record<string, Write[]> = {
  '/about': [by(SUPPORT_POLICY.contact)('send-contact')],
  '/named-in-a-review': [by(MODERATION_POLICY.report)('named-person')],
  '/api/point': [everybody({ place: '50672' })],
  '/api/ways': [everybody({ lat: '50.94', lng: '6.94', id: '1' })],
  '/api/reach': [everybody({ lat: '50.94', lng: '6.94', mode: 'foot' })],
  '/api/child-dates': [everybody({ area: 'DE Hessen' })],
  '/api/list-cards': [everybody({ lang: 'de', id: '1' })],
  '/api/shared-list': [
    by(SHARED_LISTS_POLICY.create)('create', LIST),
    by(SHARED_LISTS_POLICY.read)('read', { ...LIST, version: '0' }),
    by(SHARED_LISTS_POLICY.save)('save', { ...LIST, version: '1' }),
    by(SHARED_LISTS_POLICY.replace)('replace', { ...LIST, version: '1', newList: LIST.list, newKey: LIST.key }),
    by(SHARED_LISTS_POLICY.end)('end', LIST),
  ],
  '/children': [everybody({ intent: 'child-dates', ...CHILD })],
  '/choose': [everybody({ intent: 'choose', place: 'Köln' })],
  '/moving/:from/:to': [everybody({ intent: 'birthday', bornMonth: '05', bornYear: '2015', start: '2026' })],
  '/children.ics': [everybody({ born: '2017-05', country: 'DE', area: 'Hessen' })],
  '/changes.json': [everybody({ look: '1 2026-11-03T09:30Z' })],
  '/open-days.json': [everybody({ event: crypto.randomUUID() })],
  '/open-days.ics': [everybody({ event: crypto.randomUUID() })],
  '/dossier.pdf': [{ form: { schools: '1' }, may: DOSSIER_POLICY.make }],
  '/dossier.csv': [{ form: { schools: '1', point: '50.94,6.96' }, may: DOSSIER_POLICY.make }],
  '/api/passkey-request': [everybody()],
  '/api/views': [everybody({ school: '1', interest: 'view' })],
  '/api/mail/bounces': [everybody()],
  '/api/payments/:provider': [everybody()],
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
  '/schools/:id/correction': [{ form: {}, may: CORRECTIONS_POLICY.propose }],
  '/schools/:id/day': [
    by(SCHOOL_DAY_POLICY.say)('say'),
    by(SCHOOL_DAY_POLICY.say)('confirm-lunch', { topic: 'lunch', value: 'yes' }),
  ],
  '/schools/:id/message': [{ form: {}, may: ENQUIRIES_POLICY.send }],
  '/schools/:id/questions/:question': [
    missing(QUESTIONS_POLICY.answer)('answer', { text: 'Ja, bis halb fünf.', language: 'de', relation: 'parent' }),
    missing(QUESTIONS_POLICY.vote)('useful', { kind: 'question', postId: crypto.randomUUID() }),
    by(QUESTIONS_POLICY.vote)('not-useful', { kind: 'question_answer', postId: crypto.randomUUID() }),
  ],
  '/schools/:id/ask': [
    by(QUESTIONS_POLICY.ask)('question', { text: 'Gibt es eine Betreuung am Nachmittag?', language: 'de' }),
  ],
  '/questions/:id/report': [{ form: {}, may: MODERATION_POLICY.report }],
  '/reviews/:id/report': [{ form: {}, may: MODERATION_POLICY.report }],
  '/schools/:id/report': [{ form: {}, may: MODERATION_POLICY.report }],
  '/schools/:id/reviews': [by(REVIEWS_POLICY.vote)('helpful', { reviewId: crypto.randomUUID() })],
  '/auth': [everybody({ intent: 'sign-in', email: 'nobody@post.example', password: 'x' })],
  '/auth/second-factor': [by(ACCOUNTS_POLICY.enterCode)('second-factor', { code: '000000' })],
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
  '/dashboard/sidebar': [everybody({ expanded: 'false', page: '/dashboard' })],
  '/withdrawal': ['check', 'confirm'].map((intent) =>
    by(BILLING_POLICY.withdraw)(intent, { name: 'X', contract: 'X', email: 'nobody@post.example' }),
  ),
  '/withdrawal/confirm': [everybody({ intent: 'carry-out', token: 'x' })],
  '/cancellation': [
    {
      form: { kind: 'ordinary', name: 'X', contract: 'X', email: 'nobody@post.example' },
      may: BILLING_POLICY.cancel,
    },
  ],
  ...ACCOUNT_WRITES,
  ...MEMBER_WRITES,
  ...DASHBOARD_WRITES,
  ...ADMIN_WRITES,
}
