import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { API_POLICY } from '#app/features/api/policy.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { CHILDREN_POLICY } from '#app/features/children/policy.ts'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { FAVOURITES_POLICY } from '#app/features/favourites/policy.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { SAVED_SEARCHES_POLICY } from '#app/features/saved-searches/policy.ts'
import { by, missing, PREMIUM_SCHOOL, type Write } from './write.ts'

const profile = by(ACCOUNTS_POLICY.changeProfile)
const security = by(ACCOUNTS_POLICY.changeSecurity)
/** A device's answer; its challenge was not issued by this program. */
const ANSWER = JSON.stringify({
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
})

/** Month of birth and place of a child. */
export const CHILD = { bornMonth: '05', bornYear: '2017', country: 'DE', place: 'Köln' }

/** The forms of the pages of an account. */
export const ACCOUNT_WRITES: Record<string, Write[]> = {
  '/account': [
    profile('name', { fullName: 'X' }),
    profile('contact', { city: 'X' }),
    profile('language', { locale: 'it' }),
    profile('remove-picture'),
  ],
  '/account/security': [
    security('password', { currentPassword: 'Rechenheft mit Margarine', newPassword: 'Kreidestaub und Schwamm' }),
    security('email', { email: 'neu@post.example', password: 'Falsches Passwort 12' }),
    security('identity-code'),
    security('end-session', { sessionId: crypto.randomUUID() }),
    security('passkey-begin', { password: 'Falsches Passwort 12' }),
    security('passkey-add', { answer: ANSWER }),
    security('passkey-remove', { id: 'none' }),
    security('factor-begin'),
    security('factor-confirm', { code: '000000' }),
    security('new-codes', { password: 'Falsches Passwort 12' }),
    security('factor-off', { password: 'Falsches Passwort 12' }),
  ],
  '/account/address': [by(ACCOUNTS_POLICY.confirmAddress)('check-address')],
  '/account/avatar': [profile('avatar')],
  '/account/data': [
    by(ACCOUNTS_POLICY.delete)('identity-code'),
    by(ACCOUNTS_POLICY.delete)('delete', { password: 'Falsches Passwort 12' }),
  ],
  '/account/news': [by(NOTIFICATIONS_POLICY.readOwn)('read-all')],
  '/account/notifications': [by(NOTIFICATIONS_POLICY.chooseOwn)('notifications')],
  '/dashboard/notifications': [by(NOTIFICATIONS_POLICY.chooseOwn)('notifications')],
  '/account/questions/:id': [
    missing(QUESTIONS_POLICY.change)('question', { text: 'Gibt es eine Betreuung bis 17 Uhr?', language: 'de' }),
    missing(QUESTIONS_POLICY.change)('answer', { text: 'Ja.', language: 'de', relation: '' }),
    missing(QUESTIONS_POLICY.appeal)('objection', { text: 'X' }),
    missing(QUESTIONS_POLICY.delete)('delete'),
  ],
  '/account/reviews/:id': [
    missing(REVIEWS_POLICY.appeal)('objection', { text: 'X' }),
    missing(REVIEWS_POLICY.replyToDispute)('reply', { text: 'X' }),
    missing(REVIEWS_POLICY.addEvidence)('proof'),
  ],
  '/account/reviews/:id/delete': [missing(REVIEWS_POLICY.delete)('delete-review')],
  '/account/searches': [
    by(SAVED_SEARCHES_POLICY.save)('save', { name: 'X', query: 'q=x', reviews: 'on' }),
    missing(SAVED_SEARCHES_POLICY.change)('change', { searchId: crypto.randomUUID(), name: 'X' }),
    missing(SAVED_SEARCHES_POLICY.delete)('delete', { searchId: crypto.randomUUID() }),
    by(SAVED_SEARCHES_POLICY.follow)('follow', { schoolId: PREMIUM_SCHOOL, mail: 'weekly', reviews: 'on' }),
    by(SAVED_SEARCHES_POLICY.unfollow)('unfollow', { schoolId: PREMIUM_SCHOOL }),
  ],
  '/account/children': [
    by(CHILDREN_POLICY.add)('add', { ...CHILD, consent: 'on' }),
    missing(CHILDREN_POLICY.change)('change', { childId: crypto.randomUUID(), ...CHILD }),
    by(CHILDREN_POLICY.remove)('remove', { childId: crypto.randomUUID() }),
    by(CHILDREN_POLICY.withdraw)('stop'),
    by(CHILDREN_POLICY.consent)('renew', { consent: 'on' }),
    by(CHILDREN_POLICY.withdraw)('withdraw'),
  ],
  '/account/api-keys': [
    by(API_POLICY.makeKey)('make', { name: 'X' }),
    missing(API_POLICY.revokeKey)('revoke', { keyId: crypto.randomUUID() }),
  ],
  '/api/shortlist': [by(FAVOURITES_POLICY.add)('add', { add: '1' })],
  '/compare': [by(FAVOURITES_POLICY.note)('note:1', { schoolId: '1', note: 'X' })],
  '/account/favourites': [
    by(FAVOURITES_POLICY.add)('add', { schoolId: '1' }),
    by(FAVOURITES_POLICY.note)('note', { schoolId: '1', note: 'X' }),
    by(FAVOURITES_POLICY.remove)('remove', { schoolId: '1' }),
  ],
  '/order/:id': [
    by(BILLING_POLICY.order)('order', {
      kind: 'consumer',
      name: 'X',
      street: 'X',
      postalCode: '1',
      city: 'X',
      country: 'DE',
      email: 'x@post.example',
      terms: 'on',
    }),
  ],
  '/orders/:id': [missing(BILLING_POLICY.refundOwn)('refund')],
  '/schools/:id/claim': [
    by(CLAIMS_POLICY.claimByCode)('claim-code'),
    by(CLAIMS_POLICY.claimByCode)('claim-redeem', { code: '000000' }),
    by(CLAIMS_POLICY.claimByEvidence)('claim-evidence', {
      personFunction: 'Schulleitung',
      explanation: 'Ich leite diese Schule seit 2020.',
    }),
  ],
  '/claim/missing': [
    by(CLAIMS_POLICY.claimByEvidence)('claim-missing', {
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
  '/account/claims/:id': [
    missing(CLAIMS_POLICY.answer)('claim-answer', { text: 'X' }),
    missing(CLAIMS_POLICY.withdraw)('claim-withdraw'),
  ],
  '/schools/:id/disputes': [missing(MODERATION_POLICY.withdrawDispute)('withdraw', { disputeId: crypto.randomUUID() })],
  '/reviews/:id/dispute': [missing(MODERATION_POLICY.dispute)('dispute', { reason: 'never_here' })],
}
