import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { localePath } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickList } from '#app/ui/form/tick-list.tsx'
import { WISHES, type Wish } from '../answers.ts'
import type { ChooseOptions, Option } from './choose-options.ts'
import { type ChooseField, type ChooseFields, type Filled, fieldsOf } from './filled.ts'
import { Question, WhereFields, WhichClass } from './where-fields.tsx'

const labelsOf = (t: Translate): Record<ChooseField, string> => ({
  entry: t('choosing.entry'),
  bornMonth: t('choosing.bornMonth'),
  bornYear: t('choosing.bornYear'),
  place: t('choosing.place'),
  home: t('choosing.home'),
  way: t('choosing.way'),
  wish1: t('choosing.wish1'),
  wish2: t('choosing.wish2'),
  wish3: t('choosing.wish3'),
  language: t('choosing.language'),
})

type Props = {
  filled: Filled
  options: ChooseOptions
  /** YYYY-MM-DD */
  today: string
}

/** The six questions. All of it goes by POST, so that neither the home nor the month of birth is in an address. */
export function ChooseForm({ filled, options, today }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, errors } = useSubmission<ChooseField>('choose', fieldsOf(filled))
  const { answers, placeName } = filled
  return (
    <Form {...form} action={localePath(locale, '/choose')} noValidate className="grid gap-7">
      <ErrorSummary {...errors} labels={labelsOf(t)} />
      <input type="hidden" name="placeId" value={answers.place} />
      <input type="hidden" name="placeName" value={placeName} />
      <input type="hidden" name="among" value={answers.among.join()} />
      <WhichClass fields={fields} types={options.types} answers={answers} today={today} />
      <WhereFields fields={fields} problems={filled.problems} isHereFolded={answers.among.length > 0} />
      <Question title={t('choosing.way')}>
        <OptionField
          field={fields.way}
          label={t('choosing.way.limit')}
          options={options.ways}
          hint={t('choosing.way.hint')}
        />
      </Question>
      <Wishes fields={fields} />
      <Needs needs={options.needs} ticked={answers.needs} />
      <Question title={t('choosing.language')}>
        <OptionField
          field={fields.language}
          label={t('choosing.language.label')}
          options={options.languages}
          hint={t('choosing.language.hint')}
        />
      </Question>
      <SubmitButton intent="choose" busy={t('choosing.busy')} className="justify-self-start">
        {t('choosing.go')}
      </SubmitButton>
      <p className="text-ink-soft text-sm">{t('choosing.private')}</p>
    </Form>
  )
}

function Wishes({ fields }: { fields: ChooseFields }) {
  const t = useTranslation()
  return (
    <Question title={t('choosing.wishes')}>
      {(['wish1', 'wish2', 'wish3'] as const).map((name) => (
        <SelectField
          key={name}
          field={fields[name]}
          label={t(`choosing.${name}`)}
          values={WISHES}
          textOf={(wish: Wish) => t(`choosing.wish.${wish}`)}
          none={t('choosing.any')}
        />
      ))}
    </Question>
  )
}

function Needs({ needs, ticked }: { needs: readonly Option[]; ticked: readonly string[] }) {
  const t = useTranslation()
  return (
    <Fold open={ticked.length > 0} title={t('choosing.needs')}>
      <TickList name="needs" legend={t('choosing.needs.legend')} values={needs} ticked={ticked} isNarrow />
    </Fold>
  )
}

type OptionProps = { field: ChooseFields['way']; label: string; options: readonly Option[]; hint: string }

function OptionField({ field, label, options, hint }: OptionProps) {
  const t = useTranslation()
  const labels = new Map(options.map((option) => [option.value, option.label]))
  return (
    <SelectField
      field={field}
      label={label}
      hint={hint}
      values={[...labels.keys()]}
      textOf={(value) => labels.get(value) ?? value}
      none={t('choosing.any')}
    />
  )
}
