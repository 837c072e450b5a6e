import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

export function BackToEvents() {
  const t = useTranslation()
  return (
    <Link to="/dashboard/events" className="inline-flex min-h-8 items-center gap-1.5">
      <Icon name="arrow-left" size={16} className="flex-none" />
      {t('events.back')}
    </Link>
  )
}
