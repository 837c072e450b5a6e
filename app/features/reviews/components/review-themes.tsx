import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import type { ThemeCounts } from '../published/count-themes.ts'
import { ALL_REVIEWS, type ReviewsAddress, reviewsPath } from '../published/reviews-address.ts'
import { SIDES, sideOf } from '../themes.ts'

/** The themes of a school's reviews and the day on which they are counted, YYYY-MM-DD. */
export type ShownThemes = ThemeCounts & { day: string }

type Props = {
  schoolId: string
  themes: ShownThemes
  /** The list of reviews that is open; links to a theme keep its order. */
  chosen?: ReviewsAddress
}

/**
 * How often fixed phrases were ticked, praise and wishes in the same way, each a link to these reviews; and how many
 * reviews the school invited.
 */
export function ReviewThemes({ schoolId, themes: { total, invited, themed, themes, day }, chosen }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const on = formatDay(locale, day)
  const share = t('themes.invited', { count: invited, total, day: on })
  if (themes.length === 0) return <p className="mt-2 text-ink-soft text-sm">{share}</p>
  return (
    <div className="sheet mt-3 p-4 text-sm sm:p-6">
      <h3 className="text-base">{t('themes.title')}</h3>
      <p className="mt-1 text-ink-soft">{t('themes.base', { count: themed, total, day: on })}</p>
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {SIDES.map((side) => {
          const own = themes.filter(({ theme }) => sideOf(theme) === side)
          return (
            own.length > 0 && (
              <div key={side}>
                <h4 className="font-semibold">{t(`themes.${side}`)}</h4>
                <ul className="mt-1">
                  {own.map((counted) => (
                    <li key={counted.theme}>
                      <ThemeRow schoolId={schoolId} counted={counted} themed={themed} chosen={chosen} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
      <p className="mt-4 text-ink-soft">{share}</p>
    </div>
  )
}

type RowProps = {
  schoolId: string
  counted: ThemeCounts['themes'][number]
  themed: number
  chosen: ReviewsAddress | undefined
}

function ThemeRow({ schoolId, counted: { theme, count }, themed, chosen }: RowProps) {
  const t = useTranslation()
  const locale = useLocale()
  const isChosen = chosen?.theme === theme
  return (
    <Link
      to={reviewsPath(schoolId, chosen ?? ALL_REVIEWS, { theme: isChosen ? undefined : theme })}
      rel="nofollow"
      discover="none"
      preventScrollReset={chosen !== undefined}
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'block py-1.5 text-ink no-underline hover:underline',
        isChosen && 'rounded-control bg-board-wash px-2 font-semibold',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="wrap-anywhere min-w-0">{t(`theme.${theme}`)}</span>
        <span className="whitespace-nowrap text-ink-soft tabular-nums">
          {t('themes.count', { number: formatNumber(locale, count), base: formatNumber(locale, themed) })}
          <span className="sr-only"> {t('themes.reviews')}</span>
        </span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-board" style={{ width: `${(count / themed) * 100}%` }} />
      </span>
    </Link>
  )
}
