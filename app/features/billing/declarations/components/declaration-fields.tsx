import type { ReactNode } from 'react'
import type { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { MAX_CONTRACT_LENGTH, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../declaration.schema.ts'

type Fields = Pick<
  ReturnType<typeof useSubmission<'name' | 'contract' | 'email'>>['fields'],
  'name' | 'contract' | 'email'
>

/**
 * Who declares, about which contract, and where the receipt is sent.
 *
 * @param props.children what a declaration asks for between contract and address
 */
export function DeclarationFields({ fields, children }: { fields: Fields; children?: ReactNode }) {
  const t = useTranslation()
  return (
    <>
      <TextField
        field={fields.name}
        label={t('withdrawal.name')}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="name"
        required
      />
      <TextField
        field={fields.contract}
        label={t('withdrawal.contract')}
        hint={t('withdrawal.contract.hint')}
        maxLength={MAX_CONTRACT_LENGTH}
        required
      />
      {children}
      <TextField
        field={fields.email}
        type="email"
        label={t('withdrawal.email')}
        hint={t('withdrawal.email.hint')}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        required
      />
    </>
  )
}
