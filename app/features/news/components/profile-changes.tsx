import { type ReactNode, useEffect, useState } from 'react'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Change } from '../change.ts'
import { noteLook } from '../device/looks.ts'
import { askForChanges } from './ask-for-changes.ts'
import { ChangeList } from './change-list.tsx'

type News = { since: string; changes: Change[] }

/**
 * One line on a profile: the link to its changes and, on a device that remembers looks, what is new since the last one.
 * The line is as high in both cases, so that nothing moves when the device fills it.
 */
export function ProfileChanges({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  const news = useNews(schoolId)
  const locale = useLocale()
  const path = `/schools/${encodeURIComponent(schoolId)}/changes`
  if (!news) return <Line path={path}>{t('changes.link')}</Line>
  const day = formatDay(locale, news.since)
  if (news.changes.length === 0) return <Line path={path}>{t('changes.nothing', { day })}</Line>
  return (
    <details className="no-print mb-1 text-sm">
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold text-board">
        <Icon name="history" size={16} className="flex-none" />
        {t('changes.summary', { day, count: news.changes.length })}
      </summary>
      <div className="sheet mb-2 p-4">
        <ChangeList changes={news.changes} />
        <p className="mt-2">
          <Link to={path}>{t('changes.link')}</Link>
        </p>
      </div>
    </details>
  )
}

const Line = ({ path, children }: { path: string; children: ReactNode }) => (
  <p className="no-print mb-1 text-sm">
    <Link to={path} className="inline-flex min-h-8 items-center gap-2">
      <Icon name="history" size={16} className="flex-none" />
      {children}
    </Link>
  </p>
)

/** Notes this look, and asks what came since the one before; undefined without one, and until it is known. */
function useNews(schoolId: string): News | undefined {
  const locale = useLocale()
  const [known, setKnown] = useState<{ id: string; news: News }>()
  useEffect(() => {
    const since = noteLook(schoolId)
    if (since === null) return
    let isWanted = true
    askForChanges([{ id: schoolId, since }], locale).then(
      ([found]) => isWanted && setKnown({ id: schoolId, news: { since, changes: found?.changes ?? [] } }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [schoolId, locale])
  return known?.id === schoolId ? known.news : undefined
}
