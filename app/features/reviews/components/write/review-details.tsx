import type { useSubmission } from '#app/core/forms/use-submission.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { DayField } from '#app/ui/form/day-field.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import { CRITERIA, EXPERIENCE_DAYS, lastYears, MAX_NAME_LENGTH } from '../../review.ts'
import type { WrittenReview } from '../../submission/review.schema.ts'
import { THEMES } from '../../themes.ts'
import { ThemeFields } from './theme-fields.tsx'

export type FieldName = keyof WrittenReview | 'marked'
export type Fields = ReturnType<typeof useSubmission<FieldName>>['fields']

const DETAILS = ['until', 'experiencedOn', 'authorName', 'language', ...CRITERIA, ...THEMES] as const

/**
 * What a review may say besides stars, text and role, folded. It is unfolded where one of these fields is refused or
 * themes are ticked, and in countries whose law asks for the day of the experience.
 */
export function ReviewDetails({ fields, country, today }: { fields: Fields; country: CountryCode; today: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const days = EXPERIENCE_DAYS[country]
  const refused = DETAILS.some((name) => fields[name].errors)
  const ticked = THEMES.some((name) => fields[name].initialValue)
  return (
    <Fold open={refused || ticked || days !== undefined} title={t('write.more')} note={t('write.more.hint')}>
      <ThemeFields fields={fields} />
      <SelectField
        field={fields.until}
        label={t('write.until')}
        values={['still', ...lastYears(new Date(today))]}
        textOf={(year) => (year === 'still' ? t('write.until.still') : String(year))}
      />
      <DayField
        field={fields.experiencedOn}
        label={t('write.experience')}
        hint={days ? t('write.experience.recentHint', { days }) : t('write.experience.hint')}
        isPast
        max={today}
      />
      <TextField
        field={fields.authorName}
        label={t('write.name')}
        hint={t('write.name.hint')}
        maxLength={MAX_NAME_LENGTH}
      />
      <SelectField
        field={fields.language}
        label={t('write.language')}
        values={LOCALES}
        textOf={(language) => languageName(locale, language)}
      />
      <CriteriaFields fields={fields} />
    </Fold>
  )
}

/** Stars for individual aspects of the school, which may be left out. */
function CriteriaFields({ fields }: { fields: Fields }) {
  const t = useTranslation()
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{t('write.criteria')}</legend>
      {CRITERIA.map((criterion) => (
        <SelectField
          key={criterion}
          field={fields[criterion]}
          label={t(`criterion.${criterion}`)}
          values={[5, 4, 3, 2, 1]}
          textOf={(star) => t('reviews.starRow', { count: star })}
          none={t('write.noOpinion')}
        />
      ))}
    </fieldset>
  )
}
