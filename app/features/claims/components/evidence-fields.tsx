import type { FieldMetadata } from '@conform-to/react'
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '#app/core/documents/document-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_FUNCTION_LENGTH, MAX_TEXT_LENGTH } from '../claim.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** Fields for the evidence that a person may speak for a school: function, explanation, one file. */
export function EvidenceFields({ fields }: { fields: Record<'personFunction' | 'explanation' | 'proof', Field> }) {
  const t = useTranslation()
  return (
    <>
      <TextField
        field={fields.personFunction}
        label={t('claim.function')}
        hint={t('claim.function.hint')}
        maxLength={MAX_FUNCTION_LENGTH}
        required
      />
      <TextAreaField
        field={fields.explanation}
        label={t('claim.explanation')}
        hint={t('claim.explanation.hint')}
        maxLength={MAX_TEXT_LENGTH}
        required
      />
      <FileField
        field={fields.proof}
        label={t('claim.proof')}
        hint={t('claim.proof.hint')}
        accept={DOCUMENT_TYPES}
        limit={{ bytes: MAX_DOCUMENT_BYTES, refusal: t('failure.proof_too_large') }}
        required
      />
    </>
  )
}
