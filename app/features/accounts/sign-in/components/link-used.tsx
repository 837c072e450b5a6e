import type { ReactNode } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

/** Shown instead of what a mailed link would have offered, with the way to a new one. */
export function LinkUsed({ to, children }: { to: string; children: ReactNode }) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('auth.linkUsed.title')}</h1>
      <p className="mt-3 mb-5">{t('auth.linkUsed.text')}</p>
      <Link to={to} className={button('main')}>
        {children}
      </Link>
    </>
  )
}
