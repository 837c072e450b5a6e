import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

const QUESTIONS = ['figures', 'reviews', 'order'] as const
const PAGES = [
  { to: '/how-reviews-work', key: 'footer.reviews' },
  { to: '/ordering', key: 'support.read.order' },
] as const

/** Answers to three common questions, with links to more. */
export function Questions() {
  const t = useTranslation()
  return (
    <>
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
        <Link to="/help" className={`${button('quiet')} mt-3`}>
          <Icon name="book-open" size={18} />
          {t('support.docs')}
        </Link>
        <ul className="mt-3">
          {PAGES.map(({ to, key }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-9 items-center">
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
