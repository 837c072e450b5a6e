import { useSyncExternalStore } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { toast } from '#app/ui/toast/show-toast.ts'
import { forgetLooks, onLooks, parseLooks, rememberLooks, storedLooks } from '../device/looks.ts'

/** Returns whether this device remembers looks: undefined on the server and during hydration. */
export function useRemembersLooks(): boolean | undefined {
  const stored = useSyncExternalStore(onLooks, storedLooks, () => null)
  return useHydrated() ? parseLooks(stored) !== null : undefined
}

/** Has the device remember when it looked at schools, or forget all of it; nothing without script. */
export function LooksChoice() {
  const t = useTranslation()
  const remembers = useRemembersLooks()
  if (remembers === undefined) return null
  const choose = () => {
    if (remembers) forgetLooks()
    else if (!rememberLooks()) void toast({ kind: 'error', title: t('changes.refused') })
  }
  return (
    <div className="no-print grid justify-items-start gap-2">
      <p className="max-w-measure text-sm">{t(remembers ? 'changes.remembering' : 'changes.offer')}</p>
      <button type="button" onClick={choose} className={button('quiet', 'small')}>
        {t(remembers ? 'changes.forget' : 'changes.remember')}
      </button>
    </div>
  )
}
