import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import { FieldFrame, INPUT } from '#app/ui/form/field.tsx'
import { WORDS_MAX } from '../../own/own-review-rules.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** What somebody has to say about a decision or a dispute. */
export function WordsField({ field, label, hint }: { field: Field; label: string; hint?: string }) {
  const { key: _, ...textarea } = getTextareaProps(field, { ariaDescribedBy: hint ? field.descriptionId : undefined })
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea {...textarea} required rows={5} maxLength={WORDS_MAX} className={`${INPUT} py-2.5`} />
    </FieldFrame>
  )
}
