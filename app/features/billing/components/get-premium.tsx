import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

/** The link to the order form, or a sentence that nothing can be ordered at the moment. It is placed on a dark band. */
export function GetPremium({ isOpen }: { isOpen: boolean }) {
  const t = useTranslation()
  if (!isOpen) return <p className="flex min-h-11 items-center font-semibold">{t('premium.closed')}</p>
  return (
    <Link to="/order" className={button('white')}>
      {t('premium.get')}
    </Link>
  )
}
