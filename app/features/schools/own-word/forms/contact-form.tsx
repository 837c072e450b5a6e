import { Form } from 'react-router'
import { useSubmission } from '#app/features/accounts/components/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { OwnWord } from '../own-word.ts'
import { useRefused } from './use-refused.ts'
import { WordField } from './word-field.tsx'

/** How to reach the school: telephone, website, e-mail. */
export function ContactForm({ school: { id, contact, official, seen } }: { school: OwnWord }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<keyof OwnWord['contact']>('contact', contact)
  const { changed } = useRefused('contact')
  const of = (name: keyof OwnWord['contact']) => ({
    ...{ field: fields[name], saved: contact[name], official: official[name], changed },
  })
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('own.contact.text')}</p>
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={id} />
      <input type="hidden" name="seen" value={seen.contact} />
      <WordField {...of('phone')} label={t('account.contact.phone')} type="tel" maxLength={60} />
      <WordField {...of('website')} label={t('account.contact.website')} inputMode="url" maxLength={300} />
      <WordField {...of('email')} label={t('auth.email')} type="email" maxLength={254} />
      <SubmitButton intent="contact" busy={t('account.busy')} className="justify-self-start">
        {t('own.save')}
      </SubmitButton>
    </Form>
  )
}
