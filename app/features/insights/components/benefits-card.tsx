import { PLAN_ROWS } from '#app/features/billing/plan.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PREMIUM_ANSWER_HOURS } from '#lib/promises.ts'

const BENEFITS = PLAN_ROWS.filter(({ free, premium }) => free !== premium)

/** What premium offers beyond the free plan, and since when the person's profile has existed. */
export function BenefitsCard({ activeSince }: { activeSince: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section aria-labelledby="benefits" className="rounded-card bg-premium-wash p-5 md:p-6">
      <h2 id="benefits" className="flex items-center gap-2 text-lg text-premium">
        <Icon name="gem" size={20} />
        {t('overview.benefits')}
      </h2>
      <ul className="mt-3 grid gap-1.5 text-sm">
        {BENEFITS.map(({ key, premium }) => (
          <li key={key} className="flex items-start gap-2">
            <Icon name="check" size={17} className="mt-1 flex-none text-premium" />
            <span>
              {t(key, { hours: PREMIUM_ANSWER_HOURS })}
              {typeof premium === 'number' && `, ${t('plan.upTo', { number: premium })}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-line border-t pt-3 text-ink-soft text-sm">
        {t('overview.activeSince', { day: formatDay(locale, activeSince) })}
      </p>
    </section>
  )
}
