import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Marks premium schools and the five sample schools. */
export function SchoolBadges({ school }: { school: { premium: boolean; sample: boolean } }) {
  const t = useTranslation()
  return (
    <>
      {school.premium && (
        <Badge variant="premium" icon={<Icon name="gem" size={13} />}>
          {t('school.premium')}
        </Badge>
      )}
      {school.sample && <Badge variant="edge">{t('school.sample')}</Badge>}
    </>
  )
}
