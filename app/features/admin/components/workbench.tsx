import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { type CaseRef, casePath } from '../case-locks/case-kind.ts'
import type { Lock } from '../case-locks/find-lock.server.ts'
import { useLock } from '../case-locks/use-lock.ts'
import { NEXT } from '../shortcuts/use-shortcuts.ts'

type Props = {
  caseRef: CaseRef
  /** The lock when the page was loaded. */
  lock: Lock | null
  /** Whether something waits to be decided. */
  open: boolean
  children: ReactNode
}

/**
 * A case and its lock: opening the case locks it, and while somebody else has the lock, everything can be read but
 * nothing sent.
 */
export function Workbench({ caseRef, lock: loaded, open, children }: Props) {
  const lock = useLock(caseRef, open, loaded)
  const isOthers = open && lock !== null && !lock.mine
  return (
    <>
      <Holder caseRef={caseRef} lock={lock} open={open} />
      <fieldset disabled={isOthers} className="grid min-w-0 grid-cols-1 content-start gap-6">
        {children}
      </fieldset>
    </>
  )
}

function Holder({ caseRef, lock, open }: Omit<Props, 'children'>) {
  const t = useTranslation()
  const locale = useLocale()
  const [asked] = useSearchParams()
  const kind = asked.get('kind')
  const next = new URLSearchParams({ ...(kind && { kind }), after: `${caseRef.kind}~${caseRef.id}` })
  const time = lock ? formatInstant(locale, lock.since.toISOString()) : ''
  return (
    <section
      aria-label={t('lock.title')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-soft text-sm"
    >
      {open && (
        <p role="status">
          {!lock && t('lock.free')}
          {lock?.mine && t('lock.mine', { time })}
          {lock && !lock.mine && `${t('lock.other', { name: lock.name, time })} ${t('lock.read')} ${t('lock.note')}`}
        </p>
      )}
      <div className="ms-auto flex flex-wrap gap-2">
        {open && <Change caseRef={caseRef} lock={lock} />}
        <Link to={`/admin/next?${next}`} className={`${button('quiet', 'small')} min-h-11`} {...NEXT}>
          {t('lock.next')}
        </Link>
      </div>
    </section>
  )
}

/** Takes the lock, takes it over, or releases it, even without JavaScript. */
function Change({ caseRef, lock }: Pick<Props, 'caseRef' | 'lock'>) {
  const t = useTranslation()
  const locale = useLocale()
  const intent = !lock ? 'take' : lock.mine ? 'release' : 'take-over'
  const text = ({ take: 'lock.take', release: 'lock.giveBack', 'take-over': 'lock.takeOver' } as const)[intent]
  const page = localePath(locale, intent === 'release' ? '/admin' : casePath(caseRef))
  return (
    <form method="post" action={localePath(locale, '/admin/locks')}>
      <input type="hidden" name="kind" value={caseRef.kind} />
      <input type="hidden" name="id" value={caseRef.id} />
      <input type="hidden" name="page" value={page} />
      <button type="submit" name="intent" value={intent} className={`${button('quiet', 'small')} min-h-11`}>
        {t(text)}
      </button>
    </form>
  )
}
