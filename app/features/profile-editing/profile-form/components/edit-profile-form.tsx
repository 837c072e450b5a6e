import { type ComponentProps, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { TickList } from '#app/ui/form/tick-list.tsx'
import { COUNTRY_LANGUAGE, FEATURES, TAUGHT_LANGUAGES } from '#db/vocabulary.ts'
import { UnsavedGuard } from '../../components/unsaved-guard.tsx'
import { WrittenTextField } from '../../components/written-text-field.tsx'
import { useRefused } from '../../forms/use-refused.ts'
import { summaryField } from '../../self-reported.schema.ts'
import type { SelfReported } from '../../self-reported.ts'
import { MAX_SUMMARY, MAX_TEXT } from '../../texts/text.schema.ts'
import { descriptionField, type ProfileForm, type ProfileWords } from '../profile-form.ts'

type Name = 'name' | `summary_${Locale}` | `description_${Locale}`
const INTENT = 'profile'

/**
 * The form of the profile. It starts with the draft, if there is one; what was typed can be published, saved as a
 * draft, or previewed.
 */
export function EditProfileForm({ form: { school, published, draft, seen } }: { form: ProfileForm }) {
  const t = useTranslation()
  const locale = useLocale()
  const words = draft?.words ?? published
  const { form, fields, errors } = useSubmission<Name>(INTENT, valuesOf(words))
  const { ticked, changed: overtaken } = useRefused(INTENT)
  const [changed, setChanged] = useState(false)
  const watched = { ...form, onInput: () => setChanged(true), onReset: () => setChanged(false) }
  const own = COUNTRY_LANGUAGE[school.country]
  const texts = (language: Locale) => (
    <LanguageTexts
      key={language}
      language={language}
      summary={fields[summaryField(language)]}
      description={fields[descriptionField(language)]}
      open={language === own || words.summaries[language] !== '' || words.descriptions[language] !== ''}
    />
  )
  return (
    <>
      <Form {...watched} noValidate className="grid gap-6">
        <input type="hidden" name="intent" value={INTENT} />
        <input type="hidden" name="schoolId" value={school.id} />
        <input type="hidden" name="seen" value={seen} />
        <RefusalSummary errors={errors} />
        {overtaken && (
          <p className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">{t('editProfile.meanwhile')}</p>
        )}
        <NameField field={fields.name} school={school} />
        {texts(own)}
        {LOCALES.filter((language) => language !== own).map(texts)}
        <TickList
          name="features"
          legend={t('ownTexts.fact.features')}
          ticked={ticked('features', words.features)}
          values={FEATURES.map((value) => ({
            value,
            label: t(`feature.${value}`),
            fixed: school.official.features.includes(value) ? t('editProfile.features.register') : undefined,
          }))}
        />
        <TickList
          name="languages"
          legend={t('ownTexts.fact.languages')}
          ticked={ticked('languages', words.languages)}
          values={[...new Set([...TAUGHT_LANGUAGES, ...words.languages])].map((value) => ({
            value,
            label: languageName(locale, value),
          }))}
        />
        <SaveBar changed={changed} />
      </Form>
      <UnsavedGuard unsaved={changed} />
    </>
  )
}

type Errors = ReturnType<typeof useSubmission<Name>>['errors']

function RefusalSummary({ errors }: { errors: Errors }) {
  const t = useTranslation()
  const locale = useLocale()
  const texts = LOCALES.flatMap((one) => {
    const language = languageName(locale, one)
    return [
      [summaryField(one), `${t('ownTexts.summary')} (${language})`],
      [descriptionField(one), `${t('ownTexts.description')} (${language})`],
    ]
  })
  return <ErrorSummary {...errors} labels={{ name: t('editProfile.name'), ...Object.fromEntries(texts) }} />
}

function valuesOf({ name, summaries, descriptions }: ProfileWords): Partial<Record<Name, string>> {
  const texts = LOCALES.flatMap((language) => [
    [summaryField(language), summaries[language]],
    [descriptionField(language), descriptions[language]],
  ])
  return { ...Object.fromEntries(texts), name }
}

type Field = Parameters<typeof WrittenTextField>[0]['field']

/** Both descriptions in one language. */
function LanguageTexts(props: { language: Locale; summary: Field; description: Field; open: boolean }) {
  const { language, summary, description, open } = props
  const t = useTranslation()
  const locale = useLocale()
  return (
    <details open={open || Boolean(summary.errors ?? description.errors)} className="border-line border-b pb-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('editProfile.texts', { language: languageName(locale, language) })}
      </summary>
      <div className="mt-2 grid gap-5">
        <WrittenTextField
          field={summary}
          label={t('ownTexts.summary')}
          language={language}
          max={MAX_SUMMARY}
          rows={3}
          hint={t('editProfile.summary.hint')}
        />
        <WrittenTextField
          field={description}
          label={t('ownTexts.description')}
          language={language}
          max={MAX_TEXT}
          rows={10}
          hint={t('ownTexts.hint')}
        />
      </div>
    </details>
  )
}

/** The name. Below it are the register's name and the requested one: the team decides about a change. */
function NameField({ field, school }: { field: ComponentProps<typeof TextField>['field']; school: SelfReported }) {
  const t = useTranslation()
  const requested = school.requested.find(({ field: fact }) => fact === 'name')
  const register = t('editProfile.name.register', { name: school.name })
  const asked = requested ? ` ${t('editProfile.name.requested', { name: requested.value })}` : ''
  const hint = school.ownFacts ? undefined : register + asked
  return <TextField field={field} label={t('editProfile.name')} hint={hint} maxLength={300} required />
}

const SAVE_BUTTONS = [
  { step: 'publish', variant: 'main', key: 'editProfile.save' },
  { step: 'draft', variant: 'quiet', key: 'editProfile.saveDraft' },
  { step: 'preview', variant: 'plain', key: 'editProfile.preview' },
] as const

/** The buttons that save, publish or preview what was typed; they stay visible once something has been typed. */
function SaveBar({ changed }: { changed: boolean }) {
  const t = useTranslation()
  const sending = useNavigation().formData?.get('step')
  return (
    <div className={classes('bg-sheet py-3', changed && 'sticky bottom-0')}>
      <div className="flex flex-wrap items-center gap-3">
        {SAVE_BUTTONS.map(({ step, variant, key }) => (
          <button
            key={step}
            type="submit"
            name="step"
            value={step}
            // Not disabled, which would take the focus away. A second click replaces the first one.
            aria-disabled={sending === step || undefined}
            className={classes(button(variant), 'aria-disabled:opacity-60')}
          >
            {sending === step ? t('account.busy') : t(key)}
          </button>
        ))}
      </div>
      {changed && <p className="mt-1 text-ink-soft text-sm">{t('ownTexts.unsaved')}</p>}
    </div>
  )
}
