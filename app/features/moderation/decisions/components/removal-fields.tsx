import type { FieldMetadata } from '@conform-to/react'
import { CONTENT_RULES } from '#app/features/reviews/review.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

const HIDDEN_FOR = {
  dismissed: 'group-has-[input[value=dismissed]:checked]/decision:hidden',
  kept: 'group-has-[input[value=kept]:checked]/decision:hidden',
}

/**
 * The grounds of a removal: the rule, the law, and the passage.
 *
 * @param props.unless the outcome that needs none of them
 */
export function RemovalFields(props: { rule: Field; law: Field; sentence: Field; unless: keyof typeof HIDDEN_FOR }) {
  const { rule, law, sentence, unless } = props
  const t = useTranslation()
  return (
    <fieldset className={`grid gap-4 ${HIDDEN_FOR[unless]}`}>
      <legend className="mb-3 font-semibold">{t('case.removal')}</legend>
      <SelectField
        field={rule}
        label={t('case.rule')}
        values={CONTENT_RULES}
        textOf={(name) => t(`rule.${name}`)}
        none={t('write.choose')}
      />
      <div className="hidden group-has-[option[value=illegal]:checked]/decision:block">
        <TextField field={law} label={t('case.law')} hint={t('case.law.hint')} maxLength={300} />
      </div>
      <TextField field={sentence} label={t('case.sentence')} maxLength={3000} />
    </fieldset>
  )
}
