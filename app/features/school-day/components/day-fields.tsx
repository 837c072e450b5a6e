import type { FieldMetadata } from '@conform-to/react'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TickList } from '#app/ui/form/tick-list.tsx'
import type { DayField } from '../day.schema.ts'
import { weekday } from '../present-day.ts'
import {
  DAY_CHOICES,
  DAY_LANGUAGES,
  LANGUAGE_ROWS,
  LANGUAGE_YEARS,
  LUNCH_KINDS,
  NONE,
  SOME,
  WEEKDAYS,
} from '../topics.ts'

type Fields = Record<DayField, FieldMetadata<string | undefined, Record<string, unknown>, string[]>>
type Props = {
  fields: Fields
  /** Ticked kinds of lunch. */
  kinds: readonly string[]
  currency: string
  /** Whether a day of the week differs from the others. */
  isUneven: boolean
}

/** The fields for the day at a school, all of which may stay empty: as the school states it, or a family. */
export function DayFields({ fields, kinds, currency, isUneven }: Props) {
  return (
    <>
      <Hours fields={fields} isUneven={isUneven} />
      <Care fields={fields} />
      <Lunch fields={fields} kinds={kinds} currency={currency} />
      <Rules fields={fields} />
      <Languages fields={fields} />
    </>
  )
}

const PAIR = 'grid grid-cols-2 gap-4'
const TIME = { inputMode: 'numeric', maxLength: 8, autoComplete: 'off' } as const

function Hours({ fields, isUneven }: Pick<Props, 'fields' | 'isUneven'>) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-head text-lg">{t('schoolDay.topic.hours')}</legend>
      <div className={PAIR}>
        <TextField field={fields.from} label={t('schoolDay.from')} hint={t('schoolDay.time.hint')} {...TIME} />
        <TextField field={fields.to} label={t('schoolDay.to')} {...TIME} />
      </div>
      <Fold title={t('schoolDay.hours.each')} note={t('schoolDay.hours.each.note')} open={isUneven}>
        {WEEKDAYS.map((day) => {
          const name = weekday(locale, day, 'long')
          return (
            <div key={day} className={PAIR}>
              <TextField field={fields[`from${day}`]} label={t('schoolDay.fromOn', { day: name })} {...TIME} />
              <TextField field={fields[`to${day}`]} label={t('schoolDay.toOn', { day: name })} {...TIME} />
            </div>
          )
        })}
      </Fold>
    </fieldset>
  )
}

function Care({ fields }: Pick<Props, 'fields'>) {
  const t = useTranslation()
  const choice = { values: [NONE, 'time'] as const, none: t('schoolDay.notStated') }
  const rest = { values: [NONE, SOME] as const, none: t('schoolDay.notStated') }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-head text-lg">{t('schoolDay.care')}</legend>
      {(['careFrom', 'careUntil'] as const).map((topic) => (
        <div key={topic} className={PAIR}>
          <SelectField
            field={fields[topic]}
            label={t(`schoolDay.topic.${topic}`)}
            textOf={(value) => t(`schoolDay.care.${value}`)}
            {...choice}
          />
          <TextField field={fields[`${topic}Time`]} label={t(`schoolDay.${topic}.time`)} {...TIME} />
        </div>
      ))}
      <div className={PAIR}>
        <SelectField
          field={fields.holidayCare}
          label={t('schoolDay.topic.holidayCare')}
          textOf={(value) => t(`schoolDay.holidayCare.${value}`)}
          {...rest}
        />
        <TextField field={fields.holidayWeeks} label={t('schoolDay.holidayWeeks')} inputMode="numeric" maxLength={2} />
      </div>
    </fieldset>
  )
}

function Lunch({ fields, kinds, currency }: Pick<Props, 'fields' | 'kinds' | 'currency'>) {
  const t = useTranslation()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-head text-lg">{t('schoolDay.topic.lunch')}</legend>
      <div className={PAIR}>
        <SelectField
          field={fields.lunch}
          label={t('schoolDay.lunch.offered')}
          values={DAY_CHOICES.lunch}
          textOf={(value) => t(`schoolDay.lunch.${value}`)}
          none={t('schoolDay.notStated')}
        />
        <TextField
          field={fields.lunchCost}
          label={t('schoolDay.lunchCost.field', { currency })}
          inputMode="decimal"
          maxLength={6}
        />
      </div>
      <TickList
        name="lunchKinds"
        legend={t('schoolDay.topic.lunchKinds')}
        ticked={kinds}
        values={LUNCH_KINDS.map((value) => ({ value, label: t(`schoolDay.lunchKind.${value}`) }))}
      />
    </fieldset>
  )
}

function Rules({ fields }: Pick<Props, 'fields'>) {
  const t = useTranslation()
  const none = t('schoolDay.notStated')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-head text-lg">{t('schoolDay.rules')}</legend>
      {(['uniform', 'phones', 'homework'] as const).map((topic) => (
        <SelectField
          key={topic}
          field={fields[topic]}
          label={t(`schoolDay.topic.${topic}`)}
          values={DAY_CHOICES[topic] as readonly string[]}
          textOf={(value) => t(`schoolDay.${topic}.${value}` as 'schoolDay.phones.banned')}
          none={none}
        />
      ))}
      <TextField
        field={fields.homeworkMinutes}
        label={t('schoolDay.topic.homeworkMinutes')}
        inputMode="numeric"
        maxLength={3}
      />
    </fieldset>
  )
}

function Languages({ fields }: Pick<Props, 'fields'>) {
  const t = useTranslation()
  const locale = useLocale()
  const none = t('schoolDay.notStated')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-head text-lg">{t('schoolDay.topic.languages')}</legend>
      {LANGUAGE_ROWS.map((row) => (
        <div key={row} className={PAIR}>
          <SelectField
            field={fields[`language${row}`]}
            label={t('schoolDay.language', { number: row })}
            values={DAY_LANGUAGES}
            textOf={(code) => languageName(locale, code)}
            none={none}
          />
          <SelectField
            field={fields[`languageYear${row}`]}
            label={t('schoolDay.languageYear')}
            values={LANGUAGE_YEARS}
            textOf={String}
            none={none}
          />
        </div>
      ))}
    </fieldset>
  )
}
