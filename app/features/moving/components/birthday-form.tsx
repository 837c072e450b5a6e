import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatMonth, regional } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { schoolYear } from '#lib/text/school-year.ts'
import { birthYears, MONTHS, startYears } from '../birthday.schema.ts'
import type { BirthdayAnswer } from '../find-move.server.ts'

const NOTHING = { bornMonth: '', bornYear: '', start: '' }
type BirthdayField = keyof typeof NOTHING

/** Asks for month of birth and school year by a form, so that no address holds them, and shows the class. */
export function BirthdayForm({ answer, today }: { answer: BirthdayAnswer | undefined; today: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const starts = startYears(today)
  const initial = { ...NOTHING, start: String(starts[0]) }
  const { form, fields, errors } = useSubmission<BirthdayField>('birthday', initial)
  const months = new Intl.DateTimeFormat(regional(locale), { month: 'long', timeZone: 'UTC' })
  const labels = {
    bornMonth: t('moving.birthday.month'),
    bornYear: t('moving.birthday.year'),
    start: t('moving.birthday.start'),
  }
  return (
    <Section id="birthday-title" title={t('moving.birthday')} gap={4}>
      {answer && <Answer answer={answer} />}
      <Form {...form} noValidate className="no-print grid gap-4" aria-labelledby="birthday-title">
        <ErrorSummary {...errors} labels={labels} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            field={fields.bornMonth}
            label={labels.bornMonth}
            values={MONTHS}
            textOf={(month) => months.format(Date.UTC(2000, Number(month) - 1, 1))}
            none={t('moving.choose')}
            required
          />
          <SelectField
            field={fields.bornYear}
            label={labels.bornYear}
            values={birthYears(today)}
            textOf={String}
            none={t('moving.choose')}
            required
          />
          <SelectField field={fields.start} label={labels.start} values={starts} textOf={schoolYear} required />
        </div>
        <SubmitButton intent="birthday" busy={t('moving.birthday.busy')} className="justify-self-start">
          {t('moving.birthday.show')}
        </SubmitButton>
      </Form>
      <p className="text-ink-soft text-sm">{t('moving.birthday.note')}</p>
    </Section>
  )
}

function Answer({ answer }: { answer: BirthdayAnswer }) {
  const t = useTranslation()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { month, start, classes } = answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is read from its heading
  useEffect(() => heading.current?.focus(), [answer])
  return (
    <div className="rounded-control bg-sunken p-4">
      <h3 ref={heading} tabIndex={-1}>
        {t('moving.birthday.answer', { month: formatMonth(locale, month), year: schoolYear(start) })}
      </h3>
      {classes.length === 0 && <p className="mt-1">{t('moving.answer.none')}</p>}
      {classes.length > 1 && <p className="mt-1">{t('moving.birthday.depends')}</p>}
      <ul className="mt-1 font-semibold text-lg">
        {classes.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
      {classes.length > 0 && <p className="mt-1 text-ink-soft text-sm">{t('moving.decided')}</p>}
    </div>
  )
}
