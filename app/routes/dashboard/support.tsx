import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { useSite } from '#app/routes/shell/site.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/support.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  return { school: { id: school.id, name: school.name } }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.support')

const QUESTIONS = ['figures', 'reviews', 'order'] as const
const PAGES = [
  { to: '/how-reviews-work', key: 'footer.reviews' },
  { to: '/ordering', key: 'support.read.order' },
] as const

export default function Support({ loaderData: { school } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="grid max-w-160 gap-6">
      <div>
        <h1>{t('dashboard.nav.support')}</h1>
        <p className="mt-2 text-ink-soft">{t('support.intro')}</p>
      </div>
      <Write school={school} />
      <section aria-labelledby="premium" className="rounded-card bg-premium-wash p-5 md:p-6">
        <h2 id="premium" className="flex items-center gap-2 text-lg text-premium">
          <Icon name="gem" size={20} />
          {t('support.premium')}
        </h2>
        <p className="mt-2">{t('support.premium.text')}</p>
      </section>
      <section aria-labelledby="questions" className="sheet p-5 md:p-6">
        <h2 id="questions" className="text-lg">
          {t('support.faq')}
        </h2>
        {QUESTIONS.map((question) => (
          <details key={question} className="group mt-2 border-line border-t first-of-type:border-t-0">
            <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 font-semibold">
              {t(`support.faq.${question}`)}
              <Icon name="chevron-down" size={18} className="flex-none group-open:rotate-180" />
            </summary>
            <p className="pb-3 text-ink-soft">{t(`support.faq.${question}.text`)}</p>
          </details>
        ))}
      </section>
      <section aria-labelledby="read">
        <h2 id="read" className="text-lg">
          {t('support.read')}
        </h2>
        <ul className="mt-1">
          {PAGES.map(({ to, key }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-9 items-center">
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Opens the person's own mail program, with a subject that tells us which school it is about. */
function Write({ school }: { school: { id: string; name: string } }) {
  const t = useTranslation()
  const email = useSite()?.contactEmail ?? ''
  const subject = t('support.subject', { school: school.name, id: school.id })
  return (
    <section aria-labelledby="write" className="sheet p-5 md:p-6">
      <h2 id="write" className="text-lg">
        {t('support.write')}
      </h2>
      <p className="mt-2">{t('support.write.text', { email })}</p>
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={`${button('main')} mt-4`}>
        <Icon name="mail" size={18} />
        {t('support.write.link')}
      </a>
    </section>
  )
}
