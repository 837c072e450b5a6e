import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** One fold below a block of facts, with a link to the form that has each of them corrected. */
export function CorrectLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  const t = useTranslation()
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-board underline">
        {t('ownFacts.correct')}
      </summary>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-label={`${t('ownFacts.correct')}: ${label}`}
              className="inline-flex min-h-9 items-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
