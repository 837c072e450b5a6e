import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

/**
 * The link to the order form, which members of a premium school only need for another school, or a sentence that
 * nothing can be ordered at the moment. It is placed on a dark band.
 */
export function GetPremium({ isOpen, isMember }: { isOpen: boolean; isMember: boolean }) {
  const t = useTranslation()
  if (!isOpen) return <p className="flex min-h-11 items-center font-semibold">{t('premium.closed')}</p>
  return (
    <Link to="/order" className={button(isMember ? 'outline-white' : 'white')}>
      {t(isMember ? 'premium.another' : 'premium.get')}
    </Link>
  )
}
