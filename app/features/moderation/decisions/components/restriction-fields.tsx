import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_FACTS, MAX_LAW_LENGTH } from '../../decision.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/**
 * The grounds of a refusal or removal: the rule, the law if the rule is a breach of it, and the sentence; within a
 * form of the class `group/decision`.
 */
export function RestrictionFields<Rule extends string>(props: {
  fields: Record<'rule' | 'law' | 'sentence', Field>
  rules: readonly Rule[]
  textOf: (rule: Rule) => string
}) {
  const { fields, rules, textOf } = props
  const t = useTranslation()
  return (
    <>
      <SelectField
        field={fields.rule}
        label={t('moderation.rule')}
        values={rules}
        textOf={textOf}
        none={t('moderation.choose')}
      />
      <div className="hidden group-has-[option[value=illegal]:checked]/decision:block">
        <TextField
          field={fields.law}
          label={t('moderation.law')}
          hint={t('moderation.law.hint')}
          maxLength={MAX_LAW_LENGTH}
        />
      </div>
      <TextAreaField field={fields.sentence} label={t('moderation.sentence')} maxLength={MAX_FACTS} rows={1} />
    </>
  )
}
