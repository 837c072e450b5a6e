import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { SelfReported } from '../../self-reported.ts'

/** The name that a register gives the school, its requested correction, and the link to request one. */
export function RegisterName({ school }: { school: SelfReported }) {
  const t = useTranslation()
  const requested = school.requested.find(({ field }) => field === 'name')
  return (
    <div>
      <p className="font-semibold">{t('editProfile.name')}</p>
      <p className="mt-1">{school.name}</p>
      {requested && <p className="text-ink-soft">{t('editProfile.name.requested', { name: requested.value })}</p>}
      <p className="mt-1.5 text-ink-soft text-sm">
        {t('editProfile.name.register')} <Link to={`/schools/${school.id}/correction`}>{t('editProfile.correct')}</Link>
      </p>
    </div>
  )
}
