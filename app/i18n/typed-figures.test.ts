import { expect, test } from 'vitest'
import { LINK_SECONDS } from '#app/features/accounts/identity/mailed-links.server.ts'
import { SIGN_UP_HOURS } from '#app/features/accounts/sign-in/sign-up.server.ts'
import { GUARANTEED_YEARS, REFUND_DAYS } from '#app/features/billing/orders/order.ts'
import { CODE_MINUTES, CODE_TRIES } from '#app/features/claims/claim.ts'
import { MAX_DAYS } from '#app/features/events/event-rules.ts'
import { GROUP_INVITATION_DAYS } from '#app/features/groups/group.ts'
import { FAILED_JOB_DAYS, RETENTION } from '#app/features/legal/retention/retention.server.ts'
import { WARNING_DAYS } from '#app/features/moderation/decisions/warnings/warning-kinds.ts'
import { REMINDER_DAYS } from '#app/features/moderation/disputes/dispute-rules.ts'
import { EXPERIENCE_DAYS, REVIEW_EVIDENCE_DAYS } from '#app/features/reviews/review.ts'
import { UPLOAD_HOURS } from '#app/features/school-media/count-media.server.ts'
import { INVITATION_DAYS } from '#app/features/school-members/member.ts'
import { ANSWER_HOURS } from '#app/features/support/ticket.ts'
import { de as deMails } from '../mail/texts/de.ts'
import { en as enMails } from '../mail/texts/en.ts'
import { es as esMails } from '../mail/texts/es.ts'
import { fr as frMails } from '../mail/texts/fr.ts'
import { it as itMails } from '../mail/texts/it.ts'
import { de } from './all/de.ts'
import { en } from './all/en.ts'
import { es } from './all/es.ts'
import { fr } from './all/fr.ts'
import { it } from './all/it.ts'
import { LOCALES, type Locale } from './locales.ts'

// Some promised figures are typed into the texts, as whole sentences depend on them; they follow the constants.

const CATALOGUES: Record<Locale, Readonly<Record<string, unknown>>> = {
  de: { ...de, ...deMails },
  en: { ...en, ...enMails },
  fr: { ...fr, ...frMails },
  es: { ...es, ...esMails },
  it: { ...it, ...itMails },
}

const HOUR_SECONDS = 3600
const DAY_HOURS = 24

const FIGURES: [key: string, ...figures: (number | undefined)[]][] = [
  ['mark.proof.meaning', REVIEW_EVIDENCE_DAYS],
  ['howReviews.money.text', WARNING_DAYS],
  ['reviewRules.reward.text', WARNING_DAYS],
  ['moderation.warning.text', WARNING_DAYS],
  ['premium.metaDescription', REFUND_DAYS],
  ['premium.guarantee', REFUND_DAYS],
  ['premium.badge', GUARANTEED_YEARS],
  ['failure.refund_over', REFUND_DAYS],
  ['withdrawal.voluntary', REFUND_DAYS],
  ['order-confirmed.note', GUARANTEED_YEARS, REFUND_DAYS],
  ['namedPerson.clock', ANSWER_HOURS.named_person / DAY_HOURS],
  ['namedPerson.sent.text', ANSWER_HOURS.named_person / DAY_HOURS],
  ['news.emptyText', RETENTION.news.period.value],
  ['write.experience.recent', EXPERIENCE_DAYS.ES],
  ['failure.claim_code_wrong', CODE_TRIES, CODE_MINUTES],
  ['auth.forgot.text', LINK_SECONDS['reset-password'] / 60],
  ['reset-password.text', LINK_SECONDS['reset-password'] / 60],
  ['auth.checkEmail.text', SIGN_UP_HOURS],
  ['confirm-email.text', SIGN_UP_HOURS],
  ['address-check.text', LINK_SECONDS['confirm-email'] / HOUR_SECONDS],
  ['media.unfinished.text', UPLOAD_HOURS],
  ['events.endsAt.late', MAX_DAYS],
  ['jobs.intro', FAILED_JOB_DAYS],
  ['school-invitation.text', INVITATION_DAYS],
  ['group-invitation.text', GROUP_INVITATION_DAYS],
  ['group-school-invitation.text', GROUP_INVITATION_DAYS],
  ['dispute-reminder.subject', REMINDER_DAYS],
]

/** Figures as words, which texts have for small ones. */
const WORDS: Record<number, string> = {
  3: 'drei|three|trois|tres|tre',
  5: 'fünf|five|cinq|cinco|cinque',
  7: 'sieben|seven|sept|siete|sette',
  12: 'zwölf|twelve|douze|doce|dodici',
}
const says = (text: string, figure: number) =>
  new RegExp(`(?<![\\p{L}\\d])(${figure}|${WORDS[figure] ?? figure})(?![\\p{L}\\d])`, 'iu').test(text)

test.each(LOCALES)('figures typed into texts are those that the program keeps, in %s', (locale) => {
  const wrong = FIGURES.filter(([key, ...figures]) =>
    figures.some((figure) => figure === undefined || !says(String(CATALOGUES[locale][key]), figure)),
  )
  expect(wrong).toEqual([])
})

test('a figure that differs is noticed', () => {
  expect(says('Der Link gilt sieben Tage.', 7)).toBe(true)
  expect(says('Der Link gilt 70 Tage.', 7)).toBe(false)
})
