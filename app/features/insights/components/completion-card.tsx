import { formatPercent } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type CheckKey, type Completion, IMAGES_NEEDED, SECTIONS_NEEDED } from '../overview/completion.ts'

/**
 * How complete the profile is, as a list of points with their weights; each open one links to the page where it is
 * done.
 */
export function CompletionCard({ completion }: { completion: Completion }) {
  const t = useTranslation()
  const locale = useLocale()
  const percent = formatPercent(locale, completion.share)
  return (
    <section aria-labelledby="completion" className="sheet p-5 md:p-6">
      <h2 id="completion" className="text-lg">
        {t('overview.completion', { percent })}
      </h2>
      <div aria-hidden="true" className="mt-3 flex items-center gap-3">
        <span className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full bg-board" style={{ width: `${completion.share * 100}%` }} />
        </span>
        <span className="font-semibold text-sm">{percent}</span>
      </div>
      <ul className="mt-3 grid gap-1">
        {completion.points.map((point) => (
          <CheckPoint key={point.key} point={point} />
        ))}
      </ul>
      <p className="mt-2 text-ink-faint text-xs">{t('overview.completion.note')}</p>
    </section>
  )
}

function CheckPoint({ point: { key, points, to, done } }: { point: Completion['points'][number] }) {
  const t = useTranslation()
  const weight = formatPercent(useLocale(), points / 100)
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 text-sm">
      <Icon
        name={done ? 'circle-check' : 'circle'}
        size={18}
        className={done ? 'translate-y-1 text-success' : 'translate-y-1 text-ink-faint'}
      />
      <span className="py-1">
        {useNameOf(key)} <span className="text-ink-faint text-xs">{weight}</span>
        <span className="sr-only">{`: ${t(done ? 'overview.completion.done' : 'overview.completion.open')}`}</span>
      </span>
      {!done && (
        <Link to={to} className="inline-flex min-h-8 items-center text-right">
          {t(`overview.todo.${key}`)}
        </Link>
      )}
    </li>
  )
}

function useNameOf(key: CheckKey): string {
  const t = useTranslation()
  if (key === 'images') return t('overview.check.images', { count: IMAGES_NEEDED })
  return key === 'sections' ? t('overview.check.sections', { count: SECTIONS_NEEDED }) : t(`overview.check.${key}`)
}
