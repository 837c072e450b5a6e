import { Gem } from 'lucide-react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'

/** Premium, and the mark of the five sample schools. */
export function SchoolBadges({ school }: { school: { premium: boolean; sample: boolean } }) {
  const t = useTranslation()
  return (
    <>
      {school.premium && (
        <Badge look="premium" icon={<Gem size={13} aria-hidden="true" />}>
          {t('school.premium')}
        </Badge>
      )}
      {school.sample && <Badge look="edge">{t('school.sample')}</Badge>}
    </>
  )
}
