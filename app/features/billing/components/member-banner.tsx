import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The link to the dashboard that members of a premium school see above pages that promote premium. */
export function MemberBanner() {
  const t = useTranslation()
  return (
    <section aria-labelledby="member" className="bg-premium-wash">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <div>
          <h2 id="member" className="flex items-center gap-2 text-lg text-premium">
            <Icon name="gem" size={18} />
            {t('premium.member.title')}
          </h2>
          <p>{t('premium.member.text')}</p>
        </div>
        <Link to="/dashboard" className={button('premium')}>
          {t('premium.member.link')}
        </Link>
      </div>
    </section>
  )
}
