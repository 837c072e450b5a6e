import { RESTORE_DAYS } from '#app/features/accounts/me/deletion.ts'
import { GUARANTEED_YEARS, REFUND_DAYS } from '#app/features/billing/orders/order.ts'
import { PREMIUM_CENTS } from '#app/features/billing/plan.ts'
import { ANSWER_DAYS, MAX_OPEN } from '#app/features/moderation/disputes/dispute-rules.ts'
import { WARNING_DAYS } from '#app/features/moderation/warnings/warning-kinds.ts'
import { APPEAL_MONTHS } from '#app/features/reviews/own-reviews/own-review-rules.ts'
import { CONSENT_AGE } from '#app/features/reviews/submission/review-rules.ts'
import { countryName, formatEuro } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { env } from '#lib/env.ts'
import type { Condition } from './legal-text.ts'
import { operator } from './operator.server.ts'

/** Returns the values of the placeholders in a language, from the settings and the rules of the program. */
export function legalFacts(locale: Locale): Record<string, string> {
  const by = operator()
  const mailTo = `[${by.email}](mailto:${by.email})`
  return {
    operator: by.name,
    operatorAddress: by.address.join(', '),
    seller: [by.name, ...by.address, by.phone, mailTo].filter(Boolean).join(', '),
    responsible: by.responsible
      .split('|')
      .map((line) => line.trim())
      .join(', '),
    email: mailTo,
    authority: `[${by.authority.name}](${by.authority.url})`,
    host: by.host,
    dataProtectionOfficer: by.dataProtectionOfficer,
    britishRepresentative: by.britishRepresentative.split('|').join(', '),
    mapServer: env().MAP_STYLE_URL ? new URL(env().MAP_STYLE_URL!).host : '',
    price: formatEuro(locale, PREMIUM_CENTS),
    refundDays: String(REFUND_DAYS),
    guaranteedYears: String(GUARANTEED_YEARS),
    objectionMonths: String(APPEAL_MONTHS),
    restoreDays: String(RESTORE_DAYS),
    answerDays: String(ANSWER_DAYS),
    warningDays: String(WARNING_DAYS),
    maxDisputes: String(MAX_OPEN),
    ages: COUNTRIES.map((country) => `${countryName(locale, country)} ${CONSENT_AGE[country]}`).join(', '),
  }
}

/** Returns which conditions hold on this site. */
export function lawConditions(): Record<Condition, boolean> {
  const settings = env()
  const by = operator()
  return {
    stripe: settings.PAYMENTS === 'on' && settings.STRIPE_SECRET_KEY !== undefined,
    google: settings.GOOGLE_CLIENT_ID !== undefined,
    mapServer: settings.MAP_STYLE_URL !== undefined,
    host: by.host !== '',
    dataProtectionOfficer: by.dataProtectionOfficer !== '',
    noDataProtectionOfficer: by.dataProtectionOfficer === '',
    britishRepresentative: by.britishRepresentative !== '',
    responsible: by.responsible !== '',
    smallEnterprise: settings.OPERATOR_SMALL,
  }
}
