import { GetPremium } from '#app/features/billing/components/get-premium.tsx'
import { MemberBanner } from '#app/features/billing/components/member-banner.tsx'
import { PlanComparison } from '#app/features/billing/components/plan-comparison.tsx'
import { useVatRegistration } from '#app/features/billing/components/use-vat-registration.ts'
import { isOrderingOpen } from '#app/features/billing/orders/providers/providers.server.ts'
import { PREMIUM_CENTS } from '#app/features/billing/plan.ts'
import { PlanExample } from '#app/features/school-profile/components/plan-example.tsx'
import { findProfileExample } from '#app/features/school-profile/find-profile-example.server.ts'
import { formatEuro } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useAccount } from '../../shell/account/use-account.ts'
import { pageMeta, siteOf } from '../../shell/page-meta.ts'
import type { Route } from './+types/premium.ts'

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export const loader = async ({ request }: Route.LoaderArgs) => ({
  isOpen: isOrderingOpen(),
  example: await findProfileExample(localeOf(new URL(request.url).pathname)),
})

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = t(
    siteOf(matches)?.isRegisteredForVat === false ? 'premium.metaTitle.unregistered' : 'premium.metaTitle',
  )
  return pageMeta({ location, matches, title, description: t('premium.metaDescription') })
}

export default function Premium({ loaderData: { isOpen, example } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const isMember = useAccount()?.premium ?? false
  const isRegistered = useVatRegistration()
  return (
    <>
      {isMember && <MemberBanner />}
      <section className="on-dark bg-premium-band py-12 text-white md:py-16">
        <div className="page grid items-center gap-10 lg:grid-cols-2">
          <div>
            <Badge variant="on-dark" icon={<Icon name="infinity" size={15} />}>
              {t('premium.badge')}
            </Badge>
            <h1 className="mt-5 max-w-2xl text-3xl">{t('premium.title')}</h1>
            <p className="mt-4 max-w-xl text-lg">{t('premium.text')}</p>
            <p className="mt-2 font-semibold text-lg">
              {t(isRegistered ? 'premium.price' : 'premium.price.unregistered', {
                price: formatEuro(locale, PREMIUM_CENTS),
              })}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <GetPremium isOpen={isOpen} isMember={isMember} />
              <a href="#comparison" className={button('outline-white')}>
                {t('premium.more')}
              </a>
              <Link to="/about#contact" className={button('outline-white')}>
                {t('premium.ask')}
              </Link>
            </div>
            <p className="mt-6 flex items-start gap-2 text-sm">
              <Icon name="shield-check" size={18} className="mt-0.5 flex-none" />
              {t('premium.guarantee')}
            </p>
          </div>
          {example && <PlanExample {...example} />}
        </div>
      </section>
      <div id="comparison" className="page section-space">
        <h2 id="comparison-title" className="mb-5">
          {t('plan.title')}
        </h2>
        <PlanComparison labelledBy="comparison-title" />
        <p className="mt-4 max-w-measure text-ink-soft text-sm">{t('plan.note')}</p>
        {isOpen && !isMember && (
          <Link to="/order" className={`${button('premium')} mt-4`}>
            {t('premium.get')}
          </Link>
        )}
      </div>
    </>
  )
}
