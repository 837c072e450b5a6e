import { useVatRegistration } from '#app/features/billing/components/use-vat-registration.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolProfile } from '../find-school.server.ts'

/** Invites the management of a school without premium; as long as nobody manages the profile, to do so. */
export function ProfileManagement({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const isRegistered = useVatRegistration()
  const { id, premium, verifiedAt, closed } = school
  if (premium) return null
  const claimable = !closed && !verifiedAt
  return (
    <aside className="no-print rounded-card bg-premium-wash p-6">
      <h2 className="flex items-center gap-2 text-xl">
        <Icon name="gem" size={18} className="flex-none text-premium" />
        {t('premiumBox.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t(isRegistered ? 'premiumBox.text' : 'premiumBox.text.unregistered')}</p>
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
