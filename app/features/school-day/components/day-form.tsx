import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useRefused } from '#app/features/profile-editing/forms/use-refused.ts'
import { numberFormat } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { schoolYear } from '#lib/text/school-year.ts'
import type { DayField } from '../day.schema.ts'
import { type Day, WEEKDAYS } from '../topics.ts'
import { dayDefaults, isUneven } from './day-defaults.ts'
import { DayFields } from './day-fields.tsx'

type Statement = { schoolYear: number | null; seen: string }
type Props = {
  day: Day
  currency: string
  /** The calendar year in which the current school year begins. */
  year: number
  /** What the school states so far; left out in the form of a family. */
  statement?: Statement
}

/** The form in which a school states how its day is (intent `day`), or a family says it (intent `say`). */
export function DayForm({ day, currency, year, statement }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const intent = statement ? 'day' : 'say'
  const decimal = numberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(0.5)[1]?.value ?? '.'
  const { form, fields, errors } = useSubmission<DayField | 'schoolYear'>(intent, {
    ...dayDefaults(day, decimal),
    schoolYear: String(statement?.schoolYear ?? year),
  })
  const { ticked } = useRefused(intent)
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-8">
      <ErrorSummary {...errors} labels={useLabels()} />
      {statement && (
        <>
          <input type="hidden" name="seen" value={statement.seen} />
          <SelectField
            field={fields.schoolYear}
            label={t('schoolDay.schoolYear')}
            values={yearsAround(year, statement.schoolYear)}
            textOf={schoolYear}
          />
        </>
      )}
      <DayFields
        fields={fields}
        kinds={ticked('lunchKinds', (day.lunchKinds ?? '').split(','))}
        currency={currency}
        isUneven={isUneven(day)}
      />
      <SubmitButton intent={intent} busy={t('account.busy')} className="justify-self-start">
        {t(statement ? 'schoolDay.save' : 'schoolDay.say')}
      </SubmitButton>
    </Form>
  )
}

const yearsAround = (year: number, stated: number | null) =>
  [...new Set([year - 1, year, year + 1, stated ?? year])].sort((one, other) => one - other)

/** Names of the fields that can be refused. */
function useLabels(): Partial<Record<DayField, string>> {
  const t = useTranslation()
  const hours = t('schoolDay.topic.hours')
  return {
    from: hours,
    to: hours,
    ...Object.fromEntries(WEEKDAYS.flatMap((on) => [`from${on}`, `to${on}`]).map((field) => [field, hours])),
    careFromTime: t('schoolDay.topic.careFrom'),
    careUntilTime: t('schoolDay.topic.careUntil'),
    lunchCost: t('schoolDay.topic.lunchCost'),
    holidayWeeks: t('schoolDay.holidayWeeks'),
    homeworkMinutes: t('schoolDay.topic.homeworkMinutes'),
  }
}
