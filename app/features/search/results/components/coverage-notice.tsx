import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Says above a list what the directory currently knows about a place, if that is less than families expect. */
export function CoverageNotice({ text }: { text: string | null }) {
  const t = useTranslation()
  if (text === null) return null
  return (
    <p role="note" className="mb-4 flex items-start gap-2 rounded-control bg-sunken px-4 py-2.5 text-ink-soft text-sm">
      <Icon name="info" size={18} className="mt-0.5 flex-none" />
      <span>
        {text} <Link to="/data-sources#coverage">{t('results.coverage')}</Link>
      </span>
    </p>
  )
}
