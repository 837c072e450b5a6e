import { formatPercent } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type CheckKey, type Completion, IMAGES_NEEDED, SECTIONS_NEEDED } from '../overview/completion.ts'

/**
 * How complete the profile is, as a list of points with their weights; each open one links to the page where it is
 * done.
 *
 * @param props.isFirst whether the points are the first steps of a new school, and the main content of the page
 */
export function CompletionCard({ completion, isFirst = false }: { completion: Completion; isFirst?: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  const percent = t('overview.completion', { percent: formatPercent(locale, completion.share) })
  return (
    <section aria-labelledby="completion" className="sheet p-5 md:p-6">
      <h2 id="completion" className={isFirst ? 'text-xl' : 'text-lg'}>
        {isFirst ? t('overview.start') : percent}
      </h2>
      {isFirst && (
        <>
          <p className="mt-2 max-w-measure text-ink-soft">{t('overview.start.text')}</p>
          <p className="mt-3 font-semibold">{percent}</p>
        </>
      )}
      <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-board" style={{ width: `${completion.share * 100}%` }} />
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
    <li className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="flex min-w-40 flex-1 items-baseline gap-x-3">
        <Icon
          name={done ? 'circle-check' : 'circle'}
          size={18}
          className={done ? 'flex-none translate-y-1 text-success' : 'flex-none translate-y-1 text-ink-faint'}
        />
        <span className="py-1">
          {useNameOf(key)} <span className="text-ink-faint text-xs">{weight}</span>
          <span className="sr-only">{`: ${t(done ? 'overview.completion.done' : 'overview.completion.open')}`}</span>
        </span>
      </span>
      {!done && (
        <Link to={to} className="ms-auto inline-flex min-h-8 items-center text-right">
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
