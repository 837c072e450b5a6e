import { useState } from 'react'
import { OwnPoint } from '#app/features/search/places/own-point.tsx'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import type { OpenDaysPage } from '../find-open-days-page.server.ts'
import { openDaysAddress } from '../open-day-filter.ts'
import { DayList } from './day-list.tsx'
import { DeviceRound } from './device-round.tsx'
import { type Order, OrderChoice } from './order-choice.tsx'
import { WeekTable } from './week-table.tsx'

/** The open days of a region: the own round, the calendar of weekends, and the list by day. */
export function OpenDaysView({ page }: { page: OpenDaysPage }) {
  const t = useTranslation()
  const { path, filter, weeks, days, pages } = page
  return (
    <div className="mt-6 grid gap-5">
      <DeviceRound />
      {page.all === 0 ? (
        <p className="sheet p-5">{t('openDays.none')}</p>
      ) : (
        <>
          <Filter page={page} />
          {weeks.length > 0 && (
            <Section id="weekends" title={t('openDays.calendar')}>
              <WeekTable weeks={weeks} />
            </Section>
          )}
          <List page={page} />
          {days.length === 0 && <p className="sheet p-5">{t('openDays.noneFiltered')}</p>}
          <PageLinks
            page={filter.page}
            pages={pages}
            pathOf={(number) => openDaysAddress(path, { ...filter, page: number })}
          />
        </>
      )}
      <Foot page={page} />
    </div>
  )
}

function Filter({ page: { path, filter, stages, towns } }: { page: OpenDaysPage }) {
  const t = useTranslation()
  const textIn = (choices: readonly { value: string; text: string }[]) => (value: string) =>
    choices.find((choice) => choice.value === value)?.text ?? value
  return (
    // Its fields keep what was chosen last; another address has its own choice.
    <div key={openDaysAddress(path, filter)}>
      <ListFilter submit={t('openDays.filter.apply')}>
        {filter.day && <input type="hidden" name="day" value={filter.day} />}
        {filter.week && <input type="hidden" name="week" value={filter.week} />}
        <FilterSelect
          name="stage"
          label={t('openDays.filter.stage')}
          value={filter.stage}
          values={stages.map(({ value }) => value)}
          textOf={textIn(stages)}
          none={t('openDays.filter.allStages')}
        />
        <FilterSelect
          name="town"
          label={t('openDays.filter.town')}
          value={filter.town}
          values={towns.map(({ value }) => value)}
          textOf={textIn(towns)}
          none={t('openDays.filter.allTowns')}
        />
      </ListFilter>
      {(filter.day ?? filter.week) && (
        <p className="mt-3">
          <Link to={openDaysAddress(path, { stage: filter.stage, town: filter.town })} className={button('plain')}>
            <Icon name="x" size={17} />
            {t('openDays.allDays')}
          </Link>
        </p>
      )}
    </div>
  )
}

function List({ page: { days, count, isCut } }: { page: OpenDaysPage }) {
  const t = useTranslation()
  const [order, setOrder] = useState<Order>('time')
  if (days.length === 0) return null
  return (
    <section aria-labelledby="list" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="list" className="text-xl">
            {t('openDays.count', { count })}
          </h2>
          <p className="text-ink-soft text-sm">
            {isCut && `${t('openDays.cut', { most: count })} `}
            {t('openDays.zone')}
          </p>
          <OwnPoint />
        </div>
        <OrderChoice order={order} onChange={setOrder} />
      </div>
      <DayList days={days} order={order} />
    </section>
  )
}

function Foot({ page: { path, filter, place, all } }: { page: OpenDaysPage }) {
  const t = useTranslation()
  const calendar = localePath(useLocale(), openDaysAddress(`${path}/calendar.ics`, { ...filter, page: 1 }))
  return (
    <div className="grid gap-2">
      {all > 0 && (
        <p className="no-print -ml-2.5">
          <a href={calendar} download className={button('plain')}>
            <Icon name="download" size={18} />
            {t('openDays.ics')}
          </a>
        </p>
      )}
      <p className="max-w-measure text-ink-soft text-sm">{t('openDays.source')}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Link to={place.path} className="inline-flex min-h-8 items-center">
          {place.text}
        </Link>
        <Link to="/for-schools" className="inline-flex min-h-8 items-center">
          {t('openDays.forSchools')}
        </Link>
      </p>
    </div>
  )
}
