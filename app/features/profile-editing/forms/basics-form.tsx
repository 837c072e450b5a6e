import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { TickList } from '#app/ui/form/tick-list.tsx'
import { COUNTRY_LANGUAGE, FEATURES, TAUGHT_LANGUAGES } from '#db/vocabulary.ts'
import type { SelfReported } from '../self-reported.ts'
import { MAX_SUMMARY } from '../texts/text.schema.ts'
import { FactFields, type FactName } from './fact-fields.tsx'
import { useRefused } from './use-refused.ts'

type SummaryName = `summary_${Locale}`

/**
 * The form for data that a school can report on any plan; includes name, type and address where no register has them.
 */
export function BasicsForm({ school }: { school: SelfReported }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, ownFacts, summaries, features, languages, official, seen } = school
  const values = { ...school, address: school.street }
  const texts = Object.fromEntries(LOCALES.map((language) => [`summary_${language}`, summaries[language]]))
  const defaults = { ...texts, ...(ownFacts && values) } as Record<SummaryName | FactName, string>
  const { form, fields, errors } = useSubmission<SummaryName | FactName>('basics', defaults)
  const { ticked, changed } = useRefused('basics')
  const own = COUNTRY_LANGUAGE[school.country]
  const others = LOCALES.filter((language) => language !== own)
  const summary = (language: Locale) => {
    const [field, saved] = [fields[`summary_${language}`], summaries[language]]
    return <SummaryField key={language} {...{ language, field, saved, changed }} />
  }
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('own.basics.text')}</p>
      <Refused errors={errors} />
      <input type="hidden" name="schoolId" value={id} />
      <input type="hidden" name="seen" value={seen.basics} />
      {ownFacts && <FactFields school={school} fields={fields} changed={changed} />}
      {summary(own)}
      <details open={others.some((language) => summaries[language] || fields[`summary_${language}`].errors)}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-board">
          {t('own.summary.more')}
        </summary>
        <div className="mt-3 grid gap-5">{others.map(summary)}</div>
      </details>
      <TickList
        name="features"
        legend={t('own.features')}
        ticked={ticked('features', features)}
        values={FEATURES.map((value) => ({
          value,
          label: t(`feature.${value}`),
          fixed: official.features.includes(value) ? t('own.features.official') : undefined,
        }))}
      />
      <TickList
        name="languages"
        legend={t('own.languages')}
        ticked={ticked('languages', languages)}
        values={[...new Set([...TAUGHT_LANGUAGES, ...languages])].map((value) => ({
          value,
          label: languageName(locale, value),
        }))}
      />
      <SubmitButton intent="basics" busy={t('account.busy')} className="justify-self-start">
        {t('own.save')}
      </SubmitButton>
    </Form>
  )
}

type Errors = ReturnType<typeof useSubmission<SummaryName | FactName>>['errors']

function Refused({ errors }: { errors: Errors }) {
  const t = useTranslation()
  const locale = useLocale()
  const facts = {
    name: t('own.name'),
    category: t('own.category'),
    localType: t('own.localType'),
    address: t('account.contact.address'),
    postalCode: t('account.contact.postalCode'),
    city: t('account.contact.city'),
  }
  const texts = LOCALES.map((one) => [`summary_${one}`, t('own.summary', { language: languageName(locale, one) })])
  return <ErrorSummary {...errors} labels={{ ...facts, ...Object.fromEntries(texts) }} />
}

type SummaryFieldProps = {
  language: Locale
  field: ComponentProps<typeof TextAreaField>['field']
  saved: string
  /** Whether somebody else has saved the form since it was opened. */
  changed: boolean
}

/** The summary in one language, with what was meanwhile saved if it differs. */
function SummaryField({ language, field, saved, changed }: SummaryFieldProps) {
  const t = useTranslation()
  const isOther = changed && saved !== (field.value ?? '')
  const hint = isOther
    ? t('own.meanwhile', { value: saved || t('own.meanwhile.nothing') })
    : t('own.summary.hint', { max: MAX_SUMMARY })
  const label = t('own.summary', { language: languageName(useLocale(), language) })
  return <TextAreaField field={field} label={label} hint={hint} maxLength={3000} rows={3} />
}
