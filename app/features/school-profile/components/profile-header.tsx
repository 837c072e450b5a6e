import type { ReactNode } from 'react'
import { FeatureTags } from '#app/features/schools/components/feature-tags.tsx'
import { RatingLine } from '#app/features/schools/components/rating-line.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { countryName, formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { classes } from '#app/ui/classes.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { SchoolProfile } from '../find-school.server.ts'

const VERIFIED_ID = 'verified'

/** Words in the types of registers that already say who runs the school. */
const OPERATORS = /independent|privat|privé|öffentlich|public|pubblic|públic|statal/i

/** Whether the type of a school, in the reader's language, already says who runs it. */
const tellsOwnership = ({ country, localType }: SchoolProfile, locale: Locale): boolean =>
  COUNTRY_LANGUAGE[country] === locale && OPERATORS.test(localType)

/**
 * The header of a profile: violet for premium, paper-coloured for all others.
 *
 * @param props.children actions for the profile
 */
export function ProfileHeader({ school, children }: { school: SchoolProfile; children: ReactNode }) {
  const t = useTranslation()
  const locale = useLocale()
  const { premium } = school
  // Beside the book, a longer word would have to be broken on a phone.
  const isBeside = !/[^\s-]{20}/.test(school.name)
  return (
    <div
      className={classes(
        'py-4 md:py-9',
        premium
          ? 'on-dark bg-premium-band text-white [--star:#f8b84a] [--stars-off:#7b5cc0] [&_a:not(.button)]:text-[#e6dcfb]'
          : 'border-line border-b bg-sheet',
      )}
    >
      <div className="page">
        <Breadcrumb label={t('school.breadcrumb')} crumbs={school.breadcrumb} className={!premium && 'text-ink-soft'} />
        <div
          className={classes(
            'mt-3 grid gap-x-4 gap-y-3 md:mt-5 md:grid-cols-[auto_1fr_auto] md:gap-x-6 md:gap-y-4',
            isBeside && 'min-[360px]:grid-cols-[auto_1fr]',
          )}
        >
          <ExerciseBook size="large" cover={school.category} initials={school.letters} logo={school.logo} />
          <div className="min-w-0">
            <Title school={school} />
            <p className={classes('mt-1.5', !premium && 'text-ink-soft')}>
              <SchoolType school={school} />
              {school.ownership && !tellsOwnership(school, locale) && ` · ${t(`ownership.${school.ownership}`)}`} ·{' '}
              {[school.city, countryName(locale, school.country)].filter(Boolean).join(', ')}
            </p>
            <div className="mt-2 in-[.on-dark]:[&_p]:text-white">
              <RatingLine school={school} />
            </div>
            <div className="mt-3">
              <FeatureTags features={school.features} variant={premium ? 'on-dark' : 'fact'} />
            </div>
            {school.nextOpenDay && (
              <p className="mt-2 flex items-center gap-1.5 font-semibold">
                <Icon name="calendar-days" size={17} className="flex-none" />
                <a href={`#event-${school.nextOpenDay.id}`} className="tap">
                  {school.nextOpenDay.words}
                </a>
              </p>
            )}
          </div>
          <div className={classes(isBeside && 'min-[360px]:col-span-2', 'md:col-span-1')}>{children}</div>
        </div>
      </div>
    </div>
  )
}

/** The name, in the school's language so that a browser can hyphenate it, and the marks beside it. */
function Title({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const locale = useLocale()
  const { premium } = school
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 lang={COUNTRY_LANGUAGE[school.country]} className="hyphens-auto max-md:text-[clamp(1.25rem,6.4vw,2rem)]">
        {school.name}
      </h1>
      {premium && (
        <Badge variant="white" icon={<Icon name="gem" size={13} />}>
          {t('school.premium')}
        </Badge>
      )}
      {school.verifiedAt && (
        <>
          <button type="button" popoverTarget={VERIFIED_ID} className="inline-flex min-h-7 items-center rounded-md">
            <Badge variant={premium ? 'on-dark' : 'success'} icon={<Icon name="badge-check" size={13} />}>
              {t('school.verified')}
            </Badge>
          </button>
          <p
            id={VERIFIED_ID}
            popover="auto"
            className="beside-control rounded-card bg-sheet p-4 text-ink text-sm shadow-lift"
          >
            {t('school.verified.meaning', { day: formatDay(locale, school.verifiedAt) })}
          </p>
        </>
      )}
      {school.sample && <Badge variant={premium ? 'on-dark' : 'edge'}>{t('school.sample')}</Badge>}
    </div>
  )
}
