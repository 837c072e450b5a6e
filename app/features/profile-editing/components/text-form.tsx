import { useState } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { EducationalProfile } from '../texts/read-educational-profile.server.ts'
import { MAX_TEXT } from '../texts/text.schema.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { WrittenTextField } from './written-text-field.tsx'

/** One tab of the educational profile in one language; each needs a separate key. */
export function TextForm({ schoolId, profile }: { schoolId: string; profile: EducationalProfile }) {
  const t = useTranslation()
  const locale = useLocale()
  const { section, language, text, seen, savedAt } = profile
  const { form, fields, failure } = useSubmission<'text'>('text', { text })
  const [changed, setChanged] = useState(false)
  const overtaken = failure === 'failure.text_changed'
  return (
    <>
      <Form {...form} onInput={() => setChanged(true)} onReset={() => setChanged(false)} className="grid gap-4">
        <input type="hidden" name="schoolId" value={schoolId} />
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="seen" value={seen} />
        <FormFailure failure={failure} />
        {overtaken && <SavedMeanwhile text={text} language={language} />}
        <WrittenTextField
          field={fields.text}
          label={t('ownTexts.textIn', { language: languageName(locale, language) })}
          language={language}
          max={MAX_TEXT}
          rows={14}
          hint={t('ownTexts.hint')}
        />
        <div
          className={classes('flex flex-wrap items-center gap-x-4 gap-y-2 bg-sheet py-3', changed && 'sticky bottom-0')}
        >
          <SubmitButton intent="text" busy={t('account.busy')}>
            {t('ownTexts.save')}
          </SubmitButton>
          <p className="text-ink-soft text-sm">
            {changed
              ? t('ownTexts.unsaved')
              : savedAt && t('ownTexts.savedAt', { time: formatInstant(locale, savedAt.toISOString()) })}
          </p>
        </div>
      </Form>
      <UnsavedGuard unsaved={changed} />
    </>
  )
}

/** What somebody else saved while this was being written. */
function SavedMeanwhile({ text, language }: { text: string; language: string }) {
  const t = useTranslation()
  return (
    <div className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
      <p className="font-semibold">{t(text ? 'ownTexts.meanwhile' : 'ownTexts.meanwhile.removed')}</p>
      {text && (
        <p lang={language} className="mt-2 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </div>
  )
}
