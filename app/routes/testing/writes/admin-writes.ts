import { ADMIN_POLICY } from '#app/features/admin/policy.ts'
import { ADMISSION_DATES_POLICY } from '#app/features/admission-dates/policy.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { CORRECTIONS_POLICY } from '#app/features/corrections/policy.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { earliestChange } from '#app/features/legal/changes/terms-change.schema.ts'
import { LEGAL_POLICY } from '#app/features/legal/policy.ts'
import { MAILINGS_POLICY } from '#app/features/mailings/policy.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { SEARCH_POLICY } from '#app/features/search/policy.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { by, OWN_SCHOOL, PREMIUM_SCHOOL, type Write } from './write.ts'

const inEveryLanguage = (name: string) => Object.fromEntries(LOCALES.map((locale) => [`${name}_${locale}`, 'X']))
const decide = by(BILLING_POLICY.decide)
const schedule = by(IMPORTS_POLICY.schedule)
const carryOut = by(IMPORTS_POLICY.carryOut)
const send = by(MAILINGS_POLICY.send)
const help = by(MODERATION_POLICY.helpUser)
const settleJobs = by(ADMIN_POLICY.settleFailedJobs)
const answerTicket = by(SUPPORT_POLICY.answer)
const decideContent = by(MODERATION_POLICY.decideContent)
const decideReview = by(MODERATION_POLICY.decideReview)

/** The forms of the admin, by moderators and admins. */
export const ADMIN_WRITES: Record<string, Write[]> = {
  '/admin/orders': [
    by(BILLING_POLICY.grant)('grant', { schoolId: 'none', reason: 'X' }),
    by(BILLING_POLICY.grant)('end-grant', { grantId: crypto.randomUUID() }),
    decide('accept', { withdrawalId: crypto.randomUUID(), orderNumber: '10001' }),
    decide('refuse', { withdrawalId: crypto.randomUUID(), reason: 'X' }),
    decide('answer', { cancellationId: crypto.randomUUID(), answer: 'X' }),
  ],
  '/admin/orders/:id': [decide('mark-paid'), decide('refund'), decide('mark-refunded'), decide('revoke')],
  '/admin/imports/new': [by(IMPORTS_POLICY.tryOut)('try', { source: 'gb-gias' })],
  '/admin/imports/mapping': [by(IMPORTS_POLICY.inspect)('inspect')],
  '/admin/imports/:id/mapping': [by(IMPORTS_POLICY.saveMapping)('save'), by(IMPORTS_POLICY.saveMapping)('try')],
  '/admin/imports/:id': [carryOut('carry-out'), carryOut('undo'), carryOut('cancel'), carryOut('restart')],
  '/admin/registers': [schedule('keep-DE'), schedule('leave-DE')],
  '/admin/registers/:id': [schedule('save-list', { address: 'https://data.example/list.csv' })],
  '/admin/import-schedules': [
    schedule('create', {
      source: 'gb-gias',
      addresses: 'https://data.example/edubasealldata.csv',
      rhythm: 'weekly',
      maxLoss: '5',
    }),
  ],
  '/admin/import-schedules/:id': [schedule('check'), schedule('pause'), schedule('resume'), schedule('delete')],
  '/admin/updates': [
    by(NOTIFICATIONS_POLICY.publishUpdate)('publish', { ...inEveryLanguage('title'), ...inEveryLanguage('text') }),
    by(NOTIFICATIONS_POLICY.withdrawUpdate)('withdraw', { updateId: crypto.randomUUID() }),
  ],
  '/admin/mailings': [
    by(MAILINGS_POLICY.draft)('save', {
      audience: 'members',
      ...inEveryLanguage('subject'),
      ...inEveryLanguage('text'),
    }),
    ...['order', 'try', 'discard', 'cancel'].map((intent) => send(intent, { mailingId: crypto.randomUUID() })),
  ],
  '/admin/terms': [
    by(LEGAL_POLICY.draftChange)('save', { effectiveOn: earliestChange(), ...inEveryLanguage('text') }),
    by(LEGAL_POLICY.announceChange)('order', { changeId: crypto.randomUUID() }),
    by(LEGAL_POLICY.draftChange)('discard', { changeId: crypto.randomUUID() }),
  ],
  '/admin/reasons': [
    by(MODERATION_POLICY.saveTextBlock)('block-person', { language: 'de', block: 'person', text: 'X' }),
  ],
  '/admin/rules': [
    by(MODERATION_POLICY.editWordLists)('rule', {
      language: 'de',
      list: 'insults.words',
      entry: 'quarkkopf',
      on: '1',
    }),
  ],
  '/admin/admission-dates': [
    by(ADMISSION_DATES_POLICY.saveRow)('save', {
      ...{ country: 'GB', area: 'ENG', event: 'offers', rule: '03-01@0', source: 'https://www.gov.uk/' },
      ...{ publisher: 'GOV.UK', read_on: '2026-01-01' },
    }),
    by(ADMISSION_DATES_POLICY.removeRow)('remove', { id: crypto.randomUUID() }),
    by(ADMISSION_DATES_POLICY.checkTable)('check'),
    by(ADMISSION_DATES_POLICY.saveTable)('save-table', { piece: 'country' }),
  ],
  '/admin/synonyms': [
    by(SEARCH_POLICY.saveSynonym)('save', { language: 'de', typed: 'penne', meaning: 'schule' }),
    by(SEARCH_POLICY.removeSynonym)('remove', { id: crypto.randomUUID() }),
  ],
  '/admin/users/:id': [
    by(MODERATION_POLICY.suspendUser)('suspend', { reason: 'X' }),
    by(MODERATION_POLICY.changeRole)('role', { role: 'moderator' }),
    ...['lift', 'end-sessions', 'send-reset'].map((intent) => help(intent)),
  ],
  '/admin/schools/:id': [
    // In this order, so that the school is visible at the end.
    by(SCHOOL_ADMIN_POLICY.hide)('hide', { reason: 'X' }),
    by(SCHOOL_ADMIN_POLICY.show)('show', { reason: 'X', status: 'active' }),
    by(SCHOOL_ADMIN_POLICY.setSuccessor)('successor', { reason: 'X', successorId: PREMIUM_SCHOOL }),
    by(SCHOOL_ADMIN_POLICY.undoMerge)('undo-merge', { reason: 'X', mergeId: crypto.randomUUID() }),
    by(SCHOOL_ADMIN_POLICY.visit)('visit', { reason: 'X' }),
    by(SCHOOL_ADMIN_POLICY.removeMember)('remove-member', { reason: 'X', personId: crypto.randomUUID() }),
    by(SCHOOL_ADMIN_POLICY.dismissDuplicates)('no-twin', { otherId: PREMIUM_SCHOOL }),
    by(SCHOOL_ADMIN_POLICY.correct)('correct', { reason: 'X', field: 'city', value: 'Köln' }),
  ],
  '/admin/schools/:id/content': [
    by(MODERATION_POLICY.checkContent)('decide-content', { outcome: 'removed', rule: 'people', facts: 'X' }),
  ],
  '/admin/visit': [by(SCHOOL_ADMIN_POLICY.visit)('leave')],
  '/admin/new-school': [
    by(SCHOOL_ADMIN_POLICY.add)('add-school', {
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
  '/admin/schools/:id/merge': [
    by(SCHOOL_ADMIN_POLICY.merge)('merge', { reason: 'X', otherId: 'none', survivorId: OWN_SCHOOL }),
  ],
  '/admin/jobs': [
    settleJobs('retry', { letterIds: crypto.randomUUID() }),
    settleJobs('retry-all'),
    settleJobs('discard', { letterIds: crypto.randomUUID() }),
  ],
  '/admin/locks': ['take', 'take-over', 'release'].map((intent) =>
    by(ADMIN_POLICY.lockCase)(intent, { kind: 'claim', id: '01990000-0000-7000-8000-000000000001' }),
  ),
  '/admin/claims/:id': [by(CLAIMS_POLICY.decide)('claim-ruling', { outcome: 'owner', reason: 'X' })],
  '/admin/tickets/:id': [
    answerTicket('answer', { text: 'X', seen: 'open-1' }),
    answerTicket('note', { text: 'X' }),
    answerTicket('close', { seen: 'open-1' }),
    answerTicket('reopen', { seen: 'closed-1' }),
  ],
  '/admin/content/:id': [
    decideContent('decide-content', { outcome: 'dismissed', facts: 'X' }),
    decideContent('objection', { answer: 'upheld', facts: 'X' }),
  ],
  '/admin/posts/:id': [
    decideContent('decide-post', { outcome: 'published', seen: 'x' }),
    decideContent('objection', { objectionId: crypto.randomUUID(), answer: 'upheld', facts: 'X' }),
  ],
  '/admin/corrections/:id': [by(CORRECTIONS_POLICY.decide)('decide', { outcome: 'accepted', seen: 'x' })],
  '/admin/reviews/:id': [
    decideReview('ruling', { outcome: 'published', seen: 'x' }),
    decideReview('decide', { outcome: 'published', seen: 'x' }),
    decideReview('objection', { objectionId: crypto.randomUUID(), answer: 'upheld', facts: 'X' }),
    decideReview('reports:review', { outcome: 'dismissed', reportIds: crypto.randomUUID(), facts: 'X' }),
    decideReview('dispute', { outcome: 'kept', disputeId: crypto.randomUUID(), facts: 'X' }),
    decideReview('proof', { outcome: 'accepted', proofId: crypto.randomUUID() }),
    by(MODERATION_POLICY.warnSchool)('warning', { kind: 'own_reviews', facts: 'X' }),
    by(MODERATION_POLICY.warnSchool)('end-warning', { noticeId: crypto.randomUUID() }),
  ],
}
