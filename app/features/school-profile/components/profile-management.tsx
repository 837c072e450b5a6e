import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolProfile } from '../find-school.server.ts'

/** Who manages the profile, as far as it is known, and an invitation to do so. */
export function ProfileManagement({ school }: { school: SchoolProfile }) {
  const { id, premium, verifiedAt, closed } = school
  return (
    <>
      {verifiedAt && <Verified at={verifiedAt} />}
      {!premium && <PremiumBox claimable={!closed && !verifiedAt} id={id} />}
    </>
  )
}

/** Explains the mark beside the name, for visitors who get no tooltip. */
function Verified({ at }: { at: Date }) {
  const t = useTranslation()
  return (
    <p className="flex gap-2 text-ink-soft text-sm">
      <Icon name="badge-check" size={16} className="mt-0.5 flex-none text-success" />
      {t('school.verified.meaning', { day: formatDay(useLocale(), at) })}
    </p>
  )
}

/** Invites the school's management; a `claimable` school has no members yet. */
function PremiumBox({ id, claimable }: { id: string; claimable: boolean }) {
  const t = useTranslation()
  return (
    <aside className="no-print rounded-card bg-premium-wash p-6">
      <p className="flex items-center gap-2 font-semibold text-premium text-sm">
        <Icon name="gem" size={16} />
        {t('premiumBox.for')}
      </p>
      <h2 className="mt-2 text-xl">{t('premiumBox.title')}</h2>
      <p className="mt-2 text-ink-soft">{t('premiumBox.text')}</p>
      <Link to="/premium" className={`${button('premium')} mt-4 w-full`}>
        {t('premiumBox.link')}
      </Link>
      {claimable && (
        <Link to={`/schools/${id}/claim`} className={`${button('plain')} mt-2 w-full`}>
          {t('premiumBox.claim')}
        </Link>
      )}
    </aside>
  )
}
