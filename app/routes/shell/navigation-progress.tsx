import { useTranslation } from '#app/i18n/use-translation.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'

/** A thin line at the top while a page loads slowly; screen readers announce it too. */
export function NavigationProgress() {
  const t = useTranslation()
  const { slow } = useSlowNavigation()
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {slow && (
        <>
          <div className="h-0.5 w-full bg-board motion-safe:animate-pulse" />
          <span className="sr-only">{t('shell.loading')}</span>
        </>
      )}
    </div>
  )
}
