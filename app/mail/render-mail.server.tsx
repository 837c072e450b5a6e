import { render, toPlainText } from '@react-email/components'
import type { ComponentType } from 'react'
import { isLocale } from '#app/i18n/locales.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import type { MailContext } from './mail-layout.tsx'
import { type MailTranslate, mailTranslator } from './mail-translator.ts'
import type { MailName } from './mails.ts'
import { templates } from './templates.ts'

/** A mail in the form in which people read it. */
export type RenderedMail = { subject: string; html: string; text: string }

/**
 * Renders a mail ordered through `enqueueMail`.
 *
 * @throws Error when the order names an unknown template or language
 */
export async function renderMail({
  template,
  locale,
  props,
  unsubscribeUrl,
}: Jobs['send_mail']): Promise<RenderedMail> {
  if (!isTemplate(template)) throw new Error(`There is no mail ${template}.`)
  if (!isLocale(locale)) throw new Error(`There are no mails in ${locale}.`)
  const t = mailTranslator(locale)
  // The job carries the values as JSON; enqueueMail has checked their types against this template.
  const Template = templates[template] as ComponentType<MailContext>
  const html = await render(<Template {...props} locale={locale} t={t} unsubscribeUrl={unsubscribeUrl} />)
  return { subject: subjectOf(t, template, props), html, text: toPlainText(html) }
}

/** Placeholders in a subject, such as a number, are replaced by the mail's values of the same name. */
function subjectOf(t: MailTranslate, template: MailName, props: Jobs['send_mail']['props']): string {
  return (t as (key: string, values: object) => string)(`${template}.subject`, props)
}

function isTemplate(name: string): name is MailName {
  return Object.hasOwn(templates, name)
}
