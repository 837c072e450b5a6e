import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_TEXT_LENGTH } from '../cancellation.schema.ts'
import type { listOpenCancellations } from '../list-open-cancellations.server.ts'
import { DeclaredText, OpenDeclarations } from './open-declarations.tsx'

type Open = Awaited<ReturnType<typeof listOpenCancellations>>['cancellations'][number]

/**
 * Cancellations that wait for an answer.
 *
 * @param props.children links to further pages
 */
export function OpenCancellations({ cancellations, children }: { cancellations: Open[]; children: ReactNode }) {
  const t = useTranslation()
  return (
    <OpenDeclarations
      id="cancellations-title"
      title={t('orderAdmin.cancellations')}
      text={t('orderAdmin.cancellations.text')}
      items={cancellations.map((cancellation) => <Item key={cancellation.id} cancellation={cancellation} />)}
    >
      {children}
    </OpenDeclarations>
  )
}

function Item({ cancellation }: { cancellation: Open }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, number, kind, reason, endsOn } = cancellation
  const end = endsOn ? formatDay(locale, endsOn) : t('orderAdmin.cancellation.soonest')
  const intent = `answer:${id}`
  const { form, fields, failure } = useSubmission<'answer' | 'orderNumber'>(intent)
  return (
    <li className="grid grid-cols-1 gap-4 border-line border-t pt-4">
      <DeclaredText title={t('orderAdmin.cancellation', { number })} declared={cancellation}>
        <span className="block">
          {t(`orderAdmin.cancellation.${kind}`, { end })} {reason}
        </span>
      </DeclaredText>
      <Form {...form} className="grid max-w-2xl gap-3">
        <FormFailure failure={failure} />
        <input type="hidden" name="cancellationId" value={id} />
        <TextField
          field={fields.orderNumber}
          label={t('orderAdmin.orderNumber')}
          hint={t('orderAdmin.cancellation.end.hint')}
          maxLength={40}
        />
        <TextField
          field={fields.answer}
          label={t('orderAdmin.answer')}
          hint={t('orderAdmin.refuse.hint')}
          maxLength={MAX_TEXT_LENGTH}
          required
        />
        <SubmitButton intent={intent} busy={t('account.busy')} className="justify-self-start">
          {t('orderAdmin.answer.submit')}
        </SubmitButton>
      </Form>
    </li>
  )
}
