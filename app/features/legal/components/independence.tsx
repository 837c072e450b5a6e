import { useVatRegistration } from '#app/features/billing/components/use-vat-registration.ts'
import { PREMIUM_CENTS } from '#app/features/billing/plan.ts'
import { formatEuro } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'

/** Who owns the site, how it is financed, and which ties to schools there are. */
export function Independence({ name, owners, ties }: { name: string; owners: string; ties: string }) {
  const t = useTranslation()
  const isRegistered = useVatRegistration()
  const price = formatEuro(useLocale(), PREMIUM_CENTS)
  return (
    <section className="section-space" aria-labelledby="independence">
      <h2 id="independence" className="scroll-mt-24">
        {t('independence.title')}
      </h2>
      <div className="mt-3 grid max-w-measure gap-3">
        <p>{t('independence.owner', { operator: name, owners })}</p>
        <p>{t(isRegistered ? 'independence.income' : 'independence.income.unregistered', { price })}</p>
        <p>{ties ? t('independence.ties', { ties }) : t('independence.noTies')}</p>
        <p>
          <Link to="/imprint">{t('footer.imprint')}</Link>
        </p>
      </div>
    </section>
  )
}
