import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Links beside a form to what people should read before sending it: in a new tab, so that nothing typed is lost. */
export function NewTabLinks({ links }: { links: { to: string; label: string }[] }) {
  const t = useTranslation()
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} target="_blank" className="inline-flex min-h-8 items-center gap-1">
            {label} <span className="sr-only">{t('shell.newTab')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
