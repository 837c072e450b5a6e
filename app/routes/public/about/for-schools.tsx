import { GetPremium } from '#app/features/billing/components/get-premium.tsx'
import { MemberBanner } from '#app/features/billing/components/member-banner.tsx'
import { PlanComparison } from '#app/features/billing/components/plan-comparison.tsx'
import { isOrderingOpen } from '#app/features/billing/orders/providers/providers.server.ts'
import { FindSchoolForm } from '#app/features/claims/components/find-school-form.tsx'
import { PlanExample } from '#app/features/school-profile/components/plan-example.tsx'
import { findProfileExample } from '#app/features/school-profile/find-profile-example.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useAccount } from '../../shell/account/use-account.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/for-schools.ts'

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export const loader = async ({ request }: Route.LoaderArgs) => ({
  isOpen: isOrderingOpen(),
  example: await findProfileExample(localeOf(new URL(request.url).pathname)),
})

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t('forSchools.metaTitle'), description: t('forSchools.metaDescription') })
}

export default function ForSchools({ loaderData: { isOpen, example } }: Route.ComponentProps) {
  const t = useTranslation()
  const isMember = useAccount()?.premium ?? false
  return (
    <>
      {isMember && <MemberBanner />}
      <div className="page">
        <section className="pt-10 md:pt-14">
          <h1 className="ruled max-w-3xl">{t('forSchools.title')}</h1>
          <p className="mt-5 max-w-measure text-ink-soft text-lg">{t('forSchools.text')}</p>
        </section>
        <section className="mt-8" aria-labelledby="find">
          <h2 id="find">{t('claim.search.title')}</h2>
          <p className="mt-2 mb-5 max-w-measure text-ink-soft">{t('claim.search.intro')}</p>
          <FindSchoolForm />
        </section>
        <section
          className="mt-12 grid items-center gap-8 rounded-card bg-band p-6 text-white lg:grid-cols-2 lg:p-10"
          aria-labelledby="present"
        >
          <div>
            <h2 id="present">{t('forSchools.card')}</h2>
            <p className="mt-2 max-w-measure">{t('forSchools.card.text')}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <GetPremium isOpen={isOpen} isMember={isMember} />
              <Link to="/premium" className={button('outline-white')}>
                {t('forSchools.card.link')}
              </Link>
              <Link to="/about#contact" className={button('outline-white')}>
                {t('premium.ask')}
              </Link>
            </div>
          </div>
          {example && <PlanExample {...example} />}
        </section>
        <section className="section-space" aria-labelledby="groups">
          <h2 id="groups">{t('forSchools.groups')}</h2>
          <p className="mt-2 mb-4 max-w-measure text-ink-soft">{t('forSchools.groups.text')}</p>
          <div className="flex flex-wrap gap-3">
            <Link to="/account/groups" className={button('quiet')}>
              {t('forSchools.groups.found')}
            </Link>
            <Link to="/help/groups" className={button('plain')}>
              {t('forSchools.groups.help')}
            </Link>
          </div>
        </section>
        <div className="section-space">
          <h2 id="plans" className="mb-5">
            {t('plan.title')}
          </h2>
          <PlanComparison labelledBy="plans" short />
          <p className="mt-4">
            <Link to="/premium">{t('forSchools.allRows')}</Link>
          </p>
        </div>
      </div>
    </>
  )
}
