import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import { useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldFrame } from '#app/ui/form/field.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { MAX_TEXT_LENGTH, MIN_TEXT_LENGTH } from '../../review.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** The text with a count that follows the typing, and the sentences that must not be published as they are. */
export function CommentField({ field, marked }: { field: Field; marked: string[] }) {
  const t = useTranslation()
  const [count, setCount] = useState(field.initialValue?.length ?? 0)
  const { key: _, ...attributes } = getTextareaProps(field, { ariaDescribedBy: field.descriptionId })
  return (
    <div>
      <FieldFrame
        field={field}
        label={t('write.comment')}
        hint={
          <>
            {t('write.comment.hint', { min: MIN_TEXT_LENGTH })}{' '}
            {t('write.comment.count', { count, max: MAX_TEXT_LENGTH })}
          </>
        }
      >
        <textarea
          {...attributes}
          required
          minLength={MIN_TEXT_LENGTH}
          maxLength={MAX_TEXT_LENGTH}
          onInput={(event) => setCount(event.currentTarget.value.length)}
          className={`${INPUT} field-sizing-content min-h-20 py-2.5 sm:min-h-40`}
        />
      </FieldFrame>
      {marked.map((sentence) => (
        <p key={sentence} className="mt-2">
          <mark className="rounded-control bg-danger-wash px-2 py-1 text-ink">{sentence}</mark>
        </p>
      ))}
    </div>
  )
}
