import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { birthYears, MONTHS } from '#app/features/children/child.ts'
import { MAX_POINT_LENGTH } from '#app/features/schools/own-point/own-point.ts'
import { regional } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { Fold } from '#app/ui/fold.tsx'
import { FieldErrors, TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TickList } from '#app/ui/form/tick-list.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { type Answers, ENTRY_AGES, MAX_TEXT_LENGTH } from '../answers.ts'
import type { Option } from './choose-options.ts'
import type { ChooseFields, Filled } from './filled.ts'

const OwnPointChoice = lazyPart(async () => (await import('./own-point-choice.tsx')).OwnPointChoice)

/** One of the six questions with its fields. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-head font-semibold text-lg">{title}</legend>
      <div className="grid gap-4">{children}</div>
    </fieldset>
  )
}

type ClassProps = { fields: ChooseFields; types: readonly Option[]; answers: Answers; today: string }

/** Which class: chosen, or by the month of birth. */
export function WhichClass({ fields, types, answers, today }: ClassProps) {
  const t = useTranslation()
  const locale = useLocale()
  const months = new Intl.DateTimeFormat(regional(locale), { month: 'long', timeZone: 'UTC' })
  const isBornKnown = Boolean(fields.bornMonth.initialValue) || fields.bornYear.errors !== undefined
  return (
    <Question title={t('choosing.class')}>
      <SelectField
        field={fields.entry}
        label={t('choosing.entry')}
        values={ENTRY_AGES}
        textOf={(age) => t(`choosing.class.${age as 3}`)}
        none={t('choosing.any')}
      />
      <Fold title={t('choosing.born')} open={isBornKnown}>
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            field={fields.bornMonth}
            label={t('choosing.bornMonth')}
            values={MONTHS}
            textOf={(month) => months.format(Date.UTC(2000, Number(month) - 1, 1))}
            none={t('choosing.any')}
          />
          <SelectField
            field={fields.bornYear}
            label={t('choosing.bornYear')}
            values={birthYears(today)}
            textOf={String}
            none={t('choosing.any')}
          />
        </div>
        <p className="-mt-3 text-ink-soft text-sm">{t('choosing.born.hint')}</p>
      </Fold>
      <Fold title={t('choosing.types')} open={answers.types.length > 0}>
        <TickList name="types" legend={t('choosing.types')} values={types} ticked={answers.types} isNarrow />
      </Fold>
    </Question>
  )
}

type WhereProps = {
  fields: ChooseFields
  problems: Filled['problems']
  /** Whether the schools are given, so that no place is needed. */
  isHereFolded: boolean
}

/** Where to look, which the address says, and where the family lives, which it does not. */
export function WhereFields({ fields, problems, isHereFolded }: WhereProps) {
  const t = useTranslation()
  const isHydrated = useHydrated()
  return (
    <Question title={t('choosing.where')}>
      {!isHereFolded && (
        <WhereField
          field={fields.place}
          problem={problems.place}
          label={t('choosing.place')}
          hint={t('choosing.place.hint')}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
        />
      )}
      <WhereField
        field={fields.home}
        problem={problems.home}
        label={t('choosing.home')}
        hint={t('choosing.home.hint')}
        maxLength={MAX_POINT_LENGTH}
        autoComplete="street-address"
      />
      {isHydrated && (
        <Suspense fallback={null}>
          <OwnPointChoice />
        </Suspense>
      )}
    </Question>
  )
}

type WhereFieldProps = ComponentProps<typeof TextField> & { problem: Filled['problems']['place'] }

/** A field that may name a place which nobody knows: that is said below it, like an error of the form. */
function WhereField({ problem, ...field }: WhereFieldProps) {
  // A refused form says more about the field than its former answer.
  if (!problem || field.field.errors) return <TextField {...field} />
  const { descriptionId, errorId } = field.field
  return (
    <div>
      <TextField {...field} aria-invalid aria-describedby={`${errorId} ${descriptionId}`} />
      <FieldErrors id={errorId} errors={[problem]} />
    </div>
  )
}
