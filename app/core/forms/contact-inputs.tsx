import type { ComponentProps } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import {
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MIN_MESSAGE_LENGTH,
} from './contact-field-limits.ts'

type Line = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'maxLength' | 'autoComplete'> & { label?: string }
type Text = Omit<ComponentProps<typeof TextAreaField>, 'label' | 'hint' | 'maxLength'> & { label?: string }

/** The sender's name. Like the inputs below, it has the limits of `contactFields`. */
export function NameInput({ label, ...props }: Line) {
  const t = useTranslation()
  return (
    <TextField label={label ?? t('contactFields.name')} maxLength={MAX_NAME_LENGTH} autoComplete="name" {...props} />
  )
}

/** E-mail address for the answer. */
export function EmailInput({ label, ...props }: Line) {
  const t = useTranslation()
  return (
    <TextField
      label={label ?? t('contactFields.email')}
      type="email"
      maxLength={MAX_EMAIL_LENGTH}
      autoComplete="email"
      {...props}
    />
  )
}

/** Telephone number for a call. */
export function PhoneInput({ label, ...props }: Line) {
  const t = useTranslation()
  return (
    <TextField
      label={label ?? t('contactFields.phone')}
      type="tel"
      maxLength={MAX_PHONE_LENGTH}
      autoComplete="tel"
      {...props}
    />
  )
}

/** The text of the message, with its required length. */
export function MessageInput({ label, ...props }: Text) {
  const t = useTranslation()
  return (
    <TextAreaField
      label={label ?? t('contactFields.message')}
      hint={t('contactFields.message.hint', { min: MIN_MESSAGE_LENGTH })}
      maxLength={MAX_MESSAGE_LENGTH}
      rows={6}
      {...props}
    />
  )
}
