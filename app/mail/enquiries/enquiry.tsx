import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'
import { Lines, Said } from '../support/said.tsx'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

/** To the members of a school: a visitor's enquiry; replies to the mail go to that visitor. */
export function SchoolMessage({ school, name, email, phone, text, url, ...context }: Given<'school-message'>) {
  const { t } = context
  const told = t('school-message.text', { school })
  return (
    <MailLayout {...context} title={t('school-message.subject')} preview={told}>
      <Paragraph>{told}</Paragraph>
      <Said label={t('school-message.from')} text={`${name}\n${email}`} />
      <Said label={t('school-message.phone')} text={phone} />
      <Said label={t('school-message.message')} text={text} />
      <Paragraph>{t('school-message.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('school-message.button')}
      </MainLink>
    </MailLayout>
  )
}

/** To the sender of an enquiry: it has reached the school. */
export function MessageSent({ school, text, url, ...context }: Given<'message-sent'>) {
  const { t } = context
  const told = t('message-sent.text', { school })
  return (
    <MailLayout {...context} title={t('message-sent.subject')} preview={told} why={t('message-sent.why')}>
      <Paragraph>{told}</Paragraph>
      <Said label={t('message-sent.copy')} text={text} />
      <MainLink href={url} t={t}>
        {t('message-sent.button')}
      </MainLink>
    </MailLayout>
  )
}

/** To the sender of an enquiry: the school's answer, followed by the enquiry. */
export function MessageAnswered({ school, question, text, url, ...context }: Given<'message-answered'>) {
  const { t } = context
  const told = t('message-answered.text', { school })
  return (
    <MailLayout {...context} title={t('message-answered.subject')} preview={told} why={t('message-sent.why')}>
      <Paragraph>{told}</Paragraph>
      <Lines text={text} />
      <Paragraph>{t('message-answered.note')}</Paragraph>
      <Said label={t('message-answered.question')} text={question} />
      <MainLink href={url} t={t}>
        {t('message-sent.button')}
      </MainLink>
    </MailLayout>
  )
}
