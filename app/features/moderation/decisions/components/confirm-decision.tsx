import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { isRestriction, type ReviewOutcome } from '../../decision.ts'
import type { PreviewedMail } from '../preview-mail.server.ts'
import { DECISION_FIELDS, type DecisionValues } from './decision-form.tsx'

/** A decision about to be made; `also`: further reviews included in it, as written by `writeAlso`. */
export type Preview = {
  outcome: ReviewOutcome
  values: DecisionValues
  also: string[]
  mail: PreviewedMail
  otherMails: PreviewedMail[]
}

/**
 * The mails that will be sent, verbatim, and the buttons that decide; the one that goes on to the next case has the
 * focus. Its intent is `decide`.
 */
export function ConfirmDecision({ preview: { outcome, values, also, mail, otherMails } }: { preview: Preview }) {
  const t = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-shortcut="apply"]')?.focus({ preventScroll: true })
    form.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section aria-labelledby="confirm-title" className="rounded-card border-[1.5px] border-board p-4 sm:p-5">
      <h3 id="confirm-title">{t('moderation.confirm')}</h3>
      {also.length > 0 && <p className="mt-2">{t('moderation.confirm.also', { count: also.length })}</p>}
      <Form method="post" ref={form} className="mt-3">
        {DECISION_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        {also.map((one) => (
          <input key={one} type="hidden" name="also" value={one} />
        ))}
        <DecideButton intent="decide" variant={isRestriction(outcome) ? 'danger' : 'main'} nextFirst>
          {t('moderation.confirm.submit', { outcome: t(`moderation.do.${outcome}`) })}
        </DecideButton>
      </Form>
      <MailAhead mail={mail} />
      {otherMails.map((other, index) => (
        <details key={also[index]} className="mt-3">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t('moderation.confirm.other', { number: index + 2 })}
          </summary>
          <MailAhead mail={other} />
        </details>
      ))}
    </section>
  )
}

function MailAhead({ mail }: { mail: PreviewedMail }) {
  const t = useTranslation()
  const locale = useLocale()
  if (mail.kind !== 'mail')
    return <p className="mt-3">{t(mail.kind === 'none' ? 'moderation.confirm.noMail' : 'moderation.confirm.nobody')}</p>
  return (
    <>
      <p className="mt-3">{t('moderation.confirm.mail', { language: languageName(locale, mail.locale) })}</p>
      <div lang={mail.locale} className="mt-3 rounded-card bg-sunken px-4 py-3">
        <p className="font-semibold">{mail.subject}</p>
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap text-sm">{mail.text}</p>
      </div>
    </>
  )
}
