import { RESTORE_DAYS } from '#app/features/accounts/me/deletion.ts'
import { GUARANTEED_YEARS, REFUND_DAYS } from '#app/features/billing/orders/order.ts'
import { seller } from '#app/features/billing/orders/vat/seller.server.ts'
import { PREMIUM_CENTS } from '#app/features/billing/plan.ts'
import { MAX_COMPARED_SCHOOLS } from '#app/features/favourites/compare-address.ts'
import { fill } from '#app/features/legal/pages/legal-text.ts'
import { ANSWER_DAYS } from '#app/features/moderation/disputes/dispute-rules.ts'
import { MAX_BYTES } from '#app/features/school-media/school-media.ts'
import { PREMIUM_IMAGES, PREMIUM_VIDEOS } from '#app/features/schools/media-limits.ts'
import { formatEuro } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { APPEAL_MONTHS, MESSAGE_MONTHS, PREMIUM_ANSWER_HOURS } from '#lib/promises.ts'
import { ALL_TOPICS, type ByVat, type HelpBlock, type HelpGroup, type HelpTopic, TOPICS } from './texts/help-text.ts'
import { HELP_TEXTS } from './texts/help-texts.server.ts'

/** A help article in a list. */
export type HelpEntry = { topic: HelpTopic; title: string; teaser: string }

/** A help article with all placeholders filled in, and other articles for the same readers. */
type ShownHelp = { title: string; blocks: HelpBlock[]; others: HelpEntry[] }

/** Lists all help articles, by group. */
export const listHelp = (locale: Locale): { group: HelpGroup; entries: HelpEntry[] }[] =>
  (Object.keys(TOPICS) as HelpGroup[]).map((group) => ({ group, entries: entriesOf(TOPICS[group], locale) }))

/** Reads the help article of a topic; returns undefined when the address names none. */
export function readHelp(address: string, locale: Locale): ShownHelp | undefined {
  const topic = ALL_TOPICS.find((one) => one === address)
  if (!topic) return undefined
  const { title, blocks } = HELP_TEXTS[locale][topic]
  const facts = helpFacts(locale)
  const group = Object.values(TOPICS).find((topics: readonly HelpTopic[]) => topics.includes(topic)) ?? []
  const others = entriesOf(group, locale).filter((entry) => entry.topic !== topic)
  return { title, blocks: blocks.map((block) => filled(block, facts)), others }
}

/** Topics with their titles and teasers. */
export function entriesOf(topics: readonly HelpTopic[], locale: Locale): HelpEntry[] {
  const facts = helpFacts(locale)
  return topics.map((topic) => {
    const { title, teaser } = HELP_TEXTS[locale][topic]
    return { topic, title, teaser: fill(teaser, facts) }
  })
}

function filled(block: HelpBlock | ByVat, facts: Record<string, string>): HelpBlock {
  if (typeof block === 'string') return fill(block, facts)
  if ('steps' in block) return { steps: block.steps.map((step) => fill(step, facts)) }
  return fill(seller().isRegistered ? block.registered : block.unregistered, facts)
}

const MEGABYTE = 1024 * 1024

/** Returns the values of the placeholders, according to the rules of the program. */
function helpFacts(locale: Locale): Record<string, string> {
  return {
    price: formatEuro(locale, PREMIUM_CENTS),
    compared: String(MAX_COMPARED_SCHOOLS),
    objectionMonths: String(APPEAL_MONTHS),
    messageMonths: String(MESSAGE_MONTHS),
    supportHours: String(PREMIUM_ANSWER_HOURS),
    answerDays: String(ANSWER_DAYS),
    restoreDays: String(RESTORE_DAYS),
    guaranteedYears: String(GUARANTEED_YEARS),
    refundDays: String(REFUND_DAYS),
    images: String(PREMIUM_IMAGES),
    videos: String(PREMIUM_VIDEOS),
    imageMegabytes: String(MAX_BYTES.image / MEGABYTE),
    videoMegabytes: String(MAX_BYTES.video / MEGABYTE),
  }
}
