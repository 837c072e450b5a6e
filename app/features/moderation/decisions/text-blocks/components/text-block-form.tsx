import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_BLOCK_LENGTH } from '../text-block.ts'
import type { EditedBlock } from '../text-blocks.server.ts'

/** Changes a text block. Its intent is `block-<rule>`, so that a page can have one form for each. */
export function TextBlockForm({ language, edited }: { language: Locale; edited: EditedBlock }) {
  const { block, text, isOwn } = edited
  const t = useTranslation()
  const intent = `block-${block}`
  const { form, fields, failure } = useSubmission<'text'>(intent, { text })
  return (
    <section aria-labelledby={`${intent}-title`} className="sheet p-5">
      <h2 id={`${intent}-title`} className="mb-3 font-read font-semibold text-base">
        {block === 'dismissed' ? t('textBlocks.dismissed') : t(`rule.${block}`)}{' '}
        {isOwn && <Badge variant="notice">{t('textBlocks.own')}</Badge>}
      </h2>
      <Form {...form} className="grid gap-3">
        <FormFailure failure={failure} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="block" value={block} />
        <div lang={language}>
          <TextAreaField
            field={fields.text}
            label={t('textBlocks.text')}
            hint={isOwn ? t('textBlocks.reset') : undefined}
            maxLength={MAX_BLOCK_LENGTH}
            rows={4}
          />
        </div>
        <SubmitButton intent={intent} busy={t('account.busy')} variant="quiet" className="justify-self-start">
          {t('textBlocks.save')}
        </SubmitButton>
      </Form>
    </section>
  )
}
