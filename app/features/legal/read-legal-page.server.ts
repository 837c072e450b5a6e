import { sql } from 'kysely'
import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { RESTORE_DAYS } from '#app/features/accounts/me/deletion.ts'
import { GUARANTEED_YEARS, REFUND_DAYS } from '#app/features/billing/orders/order.ts'
import { seller } from '#app/features/billing/orders/vat/seller.server.ts'
import { PREMIUM_CENTS } from '#app/features/billing/plan.ts'
import { WARNING_DAYS } from '#app/features/moderation/decisions/warnings/warning-kinds.ts'
import { ANSWER_DAYS, MAX_OPEN_DISPUTES } from '#app/features/moderation/disputes/dispute-rules.ts'
import { CONSENT_AGE } from '#app/features/reviews/review.ts'
import { countryName, formatEuro } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { env } from '#lib/env.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import { operator, operatorPlaceholders } from './operator/operator.server.ts'
import {
  type Block,
  type ByOperator,
  type Condition,
  fill,
  type LegalPage,
  type ShownBlock,
  type ShownLaw,
} from './pages/legal-text.ts'
import { LAW_TEXTS } from './pages/legal-texts.server.ts'
import { TABLES } from './tables/tables.server.ts'

type Shown = { locale: Locale; facts: Record<string, string>; holds: Record<Condition, boolean> }

/** Reads a legal page in a language, as it currently applies to this site. */
export async function readLegalPage(page: LegalPage, locale: Locale): Promise<ShownLaw> {
  const { title, description, intro, sections } = LAW_TEXTS[page][locale]
  const facts = legalFacts(locale)
  const shown = { locale, facts, holds: lawConditions() }
  return {
    title,
    description,
    intro: fill(typeof intro === 'string' ? intro : ofOperator(intro, shown), facts),
    sections: await Promise.all(
      sections
        .filter(({ when }) => !when || shown.holds[when])
        .map(async ({ id, title, blocks }) => ({
          id,
          title,
          blocks: (await Promise.all(blocks.map((block) => show(block, shown)))).flat(),
        })),
    ),
    versions: LAW_VERSIONS[page],
    announced: page === 'terms' ? await announcedChanges(locale) : [],
    placeholders: operatorPlaceholders(),
  }
}

const ofOperator = ({ union, british }: ByOperator, { holds }: Shown): string =>
  holds.britishOperator ? british : union

/** @returns nothing if the block's condition does not hold */
async function show(block: Block, shownFor: Shown): Promise<ShownBlock[]> {
  const { locale, facts, holds } = shownFor
  if (typeof block === 'string') return [{ text: fill(block, facts) }]
  if ('list' in block) return [{ list: block.list.map((item) => fill(item, facts)) }]
  if ('when' in block && block.when && !holds[block.when]) return []
  if ('union' in block) return [{ text: fill(ofOperator(block, shownFor), facts) }]
  if ('text' in block) return [{ text: fill(block.text, facts) }]
  const shown = await TABLES[block.insert](locale)
  return ['head' in shown ? { table: shown } : shown]
}

/**
 * Reads the ordered changes of the terms that do not apply yet, in a language, soonest first.
 *
 * @returns days YYYY-MM-DD, each with what changes, in lines
 */
export async function announcedChanges(locale: Locale): Promise<{ effectiveOn: string; text: string }[]> {
  return await db()
    .selectFrom('terms_changes')
    .select([sql<string>`effective_on::text`.as('effectiveOn'), sql<string>`texts->>${locale}`.as('text')])
    .where('ordered_at', 'is not', null)
    .where(sql<boolean>`effective_on > ${berlinDay()}::date`)
    .orderBy('effective_on')
    .execute()
}

/** Returns a setting whose lines are separated by `|` as one line. */
const inOneLine = (lines: string): string =>
  lines
    .split('|')
    .map((line) => line.trim())
    .join(', ')

/** Returns the values of the placeholders in a language, from the settings and the rules of the program. */
function legalFacts(locale: Locale): Record<string, string> {
  const by = operator()
  const mailTo = `[${by.email}](mailto:${by.email})`
  return {
    operator: by.name,
    operatorAddress: by.address.join(', '),
    seller: [by.name, ...by.address, by.phone, mailTo].filter(Boolean).join(', '),
    responsible: inOneLine(by.responsible),
    email: mailTo,
    authority: `[${by.authority.name}](${by.authority.url})`,
    host: by.host,
    dataProtectionOfficer: by.dataProtectionOfficer,
    britishRepresentative: inOneLine(by.britishRepresentative),
    unionRepresentative: inOneLine(by.unionRepresentative),
    digitalServicesRepresentative: inOneLine(by.digitalServicesRepresentative),
    mapServer: env().MAP_STYLE_URL ? new URL(env().MAP_STYLE_URL!).host : '',
    price: formatEuro(locale, PREMIUM_CENTS),
    refundDays: String(REFUND_DAYS),
    guaranteedYears: String(GUARANTEED_YEARS),
    objectionMonths: String(APPEAL_MONTHS),
    restoreDays: String(RESTORE_DAYS),
    answerDays: String(ANSWER_DAYS),
    warningDays: String(WARNING_DAYS),
    maxDisputes: String(MAX_OPEN_DISPUTES),
    ages: COUNTRIES.map((country) => `${countryName(locale, country)} ${CONSENT_AGE[country]}`).join(', '),
  }
}

/** Returns which conditions hold on this site. */
function lawConditions(): Record<Condition, boolean> {
  const settings = env()
  const by = operator()
  return {
    stripe: settings.PAYMENTS === 'on' && settings.STRIPE_SECRET_KEY !== undefined,
    google: settings.GOOGLE_CLIENT_ID !== undefined,
    mapServer: settings.MAP_STYLE_URL !== undefined,
    ways: settings.ROUTING_URL !== undefined,
    host: by.host !== '',
    dataProtectionOfficer: by.dataProtectionOfficer !== '',
    noDataProtectionOfficer: by.dataProtectionOfficer === '',
    britishRepresentative: by.britishRepresentative !== '',
    unionRepresentative: by.unionRepresentative !== '',
    digitalServicesRepresentative: by.digitalServicesRepresentative !== '',
    britishOperator: by.country === 'GB',
    registeredForVat: seller().isRegistered,
    notRegisteredForVat: !seller().isRegistered,
    responsible: by.responsible !== '',
    smallEnterprise: settings.OPERATOR_SMALL,
  }
}
