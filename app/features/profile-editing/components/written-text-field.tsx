import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { FieldFrame } from '#app/ui/form/field.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { countCharacters } from '#lib/text/plain-text.ts'

/**
 * A text field with a character count that follows the typing. Text that is too long is reported and not cut off.
 *
 * @param props.language language of the text
 * @param props.hint shown before the count
 */
export function WrittenTextField(props: {
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>
  label: string
  language: string
  max: number
  rows: number
  hint?: ReactNode
}) {
  const { field, label, language, max, rows, hint } = props
  const t = useTranslation()
  const [typed, setTyped] = useState<string>()
  const { key: _, ...attributes } = getTextareaProps(field, { ariaDescribedBy: field.descriptionId })
  const count = countCharacters((typed ?? attributes.defaultValue ?? '').trim())
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={
        <>
          {hint}{' '}
          <span className={classes('tabular-nums', count > max && 'font-semibold text-danger')}>
            {count > max ? t('ownTexts.over', { count: count - max }) : t('ownTexts.count', { count, max })}
          </span>
        </>
      }
    >
      <textarea
        {...attributes}
        lang={language}
        rows={rows}
        onInput={(event) => setTyped(event.currentTarget.value)}
        className={`${INPUT} py-2.5`}
      />
    </FieldFrame>
  )
}
