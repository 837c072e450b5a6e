import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { Version } from '../versions/read-versions.server.ts'
import { useChangeName } from './change-name.ts'

/** The versions of a school's self-reported data, newest first, each with who changed what and when. */
export function VersionList({ versions, chosen }: { versions: readonly Version[]; chosen: number | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  const nameOf = useChangeName()
  return (
    <ol className="divide-y divide-line">
      {versions.map(({ number, madeAt, madeBy, changed }, index) => (
        <li key={number} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link
              to={`/dashboard/versions?number=${number}`}
              aria-current={number === chosen || undefined}
              className="font-semibold aria-[current=true]:text-ink"
            >
              {t('ownTexts.version', { number })}
            </Link>
            {index === 0 && <span className="text-board text-sm">{t('ownTexts.version.now')}</span>}
            <span className="text-ink-soft text-sm">
              {formatInstant(locale, madeAt.toISOString())}
              {madeBy && `, ${madeBy}`}
            </span>
          </p>
          <p className="text-sm wrap-anywhere">{changed.map(nameOf).join(', ')}</p>
        </li>
      ))}
    </ol>
  )
}
