import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { Section } from '#app/ui/section.tsx'
import { STAGES } from '../admission-row.ts'
import { CHILD_DATES_PATH } from '../areas/area-pages.ts'
import type { AreaFilter } from '../shown/area-filter.ts'
import type { AreaPage } from '../shown/find-area-dates.server.ts'
import { DateList, SourceLine } from './date-list.tsx'

/** The page of a country or an area: its dates, who starts school, and who publishes what is not known here. */
export function AreaView({ page, filter }: { page: AreaPage; filter: AreaFilter }) {
  const t = useTranslation()
  const { admission, ofYear, starts, offices, regions } = page
  const isEmpty = admission.length + ofYear.length + starts.length === 0
  return (
    <div className="mt-6 grid gap-5">
      <Filter filter={filter} />
      <Calendar page={page} filter={filter} />
      <ChildLink />
      {isEmpty && <p className="sheet p-5">{t('admissionDates.none')}</p>}
      {admission.length > 0 && (
        <Section id="admission" title={t('admissionDates.admission')}>
          <DateList dates={admission} />
        </Section>
      )}
      {starts.length > 0 && (
        <Section id="starts" title={t('admissionDates.whoStarts')} gap={3}>
          <Starts starts={starts} />
        </Section>
      )}
      {ofYear.length > 0 && (
        <Section id="holidays" title={t('admissionDates.holidays')}>
          <DateList dates={ofYear} />
        </Section>
      )}
      {offices.length > 0 && (
        <Section id="offices" title={t('admissionDates.offices')} gap={3}>
          <Offices offices={offices} />
        </Section>
      )}
      {regions.length > 0 && <Areas title={t('admissionDates.regions')} id="regions" areas={regions} />}
    </div>
  )
}

/** Leads to the dates of a child. */
export function ChildLink() {
  const t = useTranslation()
  return (
    <p className="no-print -ml-2.5">
      <Link to={CHILD_DATES_PATH} className={button('plain')}>
        {t('admissionDates.child')}
      </Link>
    </p>
  )
}

function Filter({ filter }: { filter: AreaFilter }) {
  const t = useTranslation()
  return (
    <ListFilter submit={t('admissionDates.filter.apply')}>
      <FilterSelect
        name="stage"
        label={t('admissionDates.filter.stage')}
        value={filter.stage}
        values={STAGES}
        textOf={(stage) => t(`admissionDates.stage.${stage}`)}
        none={t('admissionDates.filter.allStages')}
      />
      <FilterSelect
        name="show"
        label={t('admissionDates.filter.show')}
        value={filter.show}
        values={['admission', 'holidays'] as const}
        textOf={(show) => t(`admissionDates.${show}`)}
        none={t('admissionDates.filter.all')}
      />
    </ListFilter>
  )
}

function Calendar({ page: { path, admission, ofYear }, filter }: { page: AreaPage; filter: AreaFilter }) {
  const t = useTranslation()
  const locale = useLocale()
  if (admission.length + ofYear.length === 0) return null
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  const address = `${localePath(locale, `${path}/calendar.ics`)}${query.size > 0 ? `?${query}` : ''}`
  return (
    <p className="no-print -ml-2.5">
      <a href={address} download className={button('plain')}>
        <Icon name="download" size={18} />
        {t('admissionDates.calendar')}
      </a>
    </p>
  )
}

function Starts({ starts }: Pick<AreaPage, 'starts'>) {
  return (
    <ul className="grid gap-3">
      {starts.map(({ id, text, details, source }) => (
        <li key={id}>
          <p>{text}</p>
          <p className="text-ink-soft text-sm">{details.join(' · ')}</p>
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  )
}

function Offices({ offices }: Pick<AreaPage, 'offices'>) {
  const t = useTranslation()
  return (
    <>
      <p className="max-w-measure text-ink-soft text-sm">{t('admissionDates.officesNote')}</p>
      <ul className="grid gap-2">
        {offices.map(({ url, publisher, lang, about }) => (
          <li key={`${url} ${publisher}`}>
            <a href={url} rel="noopener" lang={lang} className="wrap-anywhere">
              {publisher}
            </a>{' '}
            <span className="text-ink-soft text-sm">({about.join(', ')})</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Links to the pages of areas. */
export function Areas(props: { id: string; title: string; areas: readonly { path: string; label: string }[] }) {
  return (
    <Section id={props.id} title={props.title}>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {props.areas.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="tap inline-flex min-h-6 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
