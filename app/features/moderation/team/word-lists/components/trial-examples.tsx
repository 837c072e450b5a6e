import type { ReviewLanguage } from '#app/features/screening/finding.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { MarkedText } from '../../../cases/components/marked-text.tsx'
import type { Example } from '../try-change.server.ts'

/** Number of reviews that a change holds or releases, and the newest of them. */
export function TrialExamples(props: { title: string; language: ReviewLanguage; examples: Example[] }) {
  const { title, language, examples } = props
  const t = useTranslation()
  return (
    <div>
      <h3 className="font-semibold text-base">{title}</h3>
      <ul className="mt-2 grid gap-4 empty:hidden">
        {examples.map(({ id, comment, places }) => (
          <li key={id} className="border-line border-l-4 pl-4">
            <MarkedText text={comment} language={language} places={places} />
            <Link to={`/admin/reviews/${id}`} className="inline-flex min-h-11 items-center">
              {t('ruleLists.trial.review')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
