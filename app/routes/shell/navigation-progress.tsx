import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SLOW_MS } from '#app/ui/timing.ts'

/** A thin line at the top while a page takes noticeably long to come; it is also said to screen readers. */
export function NavigationProgress() {
  const t = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [busy])
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
