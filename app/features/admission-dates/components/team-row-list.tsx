import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { formatPeriod } from '../shown/present-dates.ts'
import type { TeamRow } from '../team/list-team-rows.server.ts'
import { type RowsQuery, rowsAddress } from '../team/rows-address.ts'

/** The rows of a country, each with the link that changes it; those of the team with the form that removes them. */
export function TeamRowList({ rows, query }: { rows: TeamRow[]; query: RowsQuery }) {
  const t = useTranslation()
  if (rows.length === 0) return <p className="text-ink-soft">{t('datesAdmin.none')}</p>
  return (
    <ul className="grid gap-4">
      {rows.map((row) => (
        <Item key={row.id} row={row} query={query} />
      ))}
    </ul>
  )
}

function Item({ row, query }: { row: TeamRow; query: RowsQuery }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, area, event, name, stages, schoolYear, rule, from, to, turns, publisher, states, country } = row
  const title = `${area || t('datesAdmin.whole')}: ${t(`admissionDates.event.${event}`)}`
  const about = [
    stages.map((stage) => t(`admissionDates.stage.${stage}`)).join(', ') || t('admissionDates.stage.all'),
    schoolYear,
    rule || (from && formatPeriod(locale, from, to)),
    turns,
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          {title} {name && <span lang={COUNTRY_LANGUAGE[country]}>({name})</span>}
        </p>
        <p className="wrap-anywhere text-sm">{about.join(' · ')}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {publisher} · {states.map((state) => t(`datesAdmin.count.${state}`)).join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={`${rowsAddress({ ...query, edit: id })}#draft-title`} className="inline-flex min-h-11 items-center">
          {t('datesAdmin.change')}
          <span className="sr-only">: {title}</span>
        </Link>
        {row.origin === 'team' && <RemoveForm id={id} title={title} replaces={row.replaces} />}
      </div>
    </li>
  )
}

function RemoveForm({ id, title, replaces }: { id: string; title: string; replaces: boolean }) {
  const t = useTranslation()
  const intent = `remove:${id}`
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} preventScrollReset>
      <FormFailure failure={failure} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent={intent} variant="plain" busy={t('account.busy')}>
        {t(replaces ? 'datesAdmin.restore' : 'datesAdmin.remove')}
        <span className="sr-only">: {title}</span>
      </SubmitButton>
    </Form>
  )
}
