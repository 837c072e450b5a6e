import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { languageName } from '#app/i18n/format.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ReviewOutcome } from '../decisions/decision.ts'
import type { PreviewedMail } from '../decisions/preview-mail.server.ts'
import { DECISION_FIELDS, type DecisionValues } from './decision-form.tsx'

/** A decision that is about to be made. */
export type Preview = { outcome: ReviewOutcome; values: DecisionValues; mail: PreviewedMail }

/** The mail that will be sent, word for word, and the button that decides. Its intent is `decide`. */
export function ConfirmDecision({ preview: { outcome, values, mail } }: { preview: Preview }) {
  const t = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="confirm-title" className="rounded-card border-[1.5px] border-board p-4 sm:p-5">
      <h3 id="confirm-title" ref={title} tabIndex={-1}>
        {t('moderation.confirm')}
      </h3>
      <MailAhead mail={mail} t={t} />
      <Form method="post" className="mt-4">
        {DECISION_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        <DecideButton intent="decide" variant={outcome === 'rejected' || outcome === 'removed' ? 'danger' : 'main'}>
          {t('moderation.confirm.submit', { outcome: t(`moderation.do.${outcome}`) })}
        </DecideButton>
      </Form>
    </section>
  )
}

function MailAhead({ mail, t }: { mail: PreviewedMail; t: Translate }) {
  const locale = useLocale()
  if (mail.kind !== 'mail')
    return <p className="mt-2">{t(mail.kind === 'none' ? 'moderation.confirm.noMail' : 'moderation.confirm.nobody')}</p>
  return (
    <>
      <p className="mt-2">{t('moderation.confirm.mail', { language: languageName(locale, mail.locale) })}</p>
      <div lang={mail.locale} className="mt-3 rounded-card bg-sunken px-4 py-3">
        <p className="font-semibold">{mail.subject}</p>
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap text-sm">{mail.text}</p>
      </div>
    </>
  )
}
