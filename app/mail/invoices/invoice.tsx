import { formatDay } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext
type Shown = MailContext & { title: string; text: string; url: string; reference?: string }

function InvoiceMail({ title, text, url, reference, ...context }: Shown) {
  const { t } = context
  return (
    <MailLayout {...context} title={title} preview={text} why={t('invoice.why')}>
      <Paragraph>{text}</Paragraph>
      {reference && <Paragraph>{t('invoice-open.reference', { reference })}</Paragraph>}
      <MainLink href={url} t={t}>
        {t('invoice.button')}
      </MainLink>
      <Paragraph>{t('invoice.signIn')}</Paragraph>
    </MailLayout>
  )
}

export const InvoicePaid = ({ number, school, url, ...context }: Given<'invoice-paid'>) => {
  const { t } = context
  const text = t('invoice-paid.text', { number, school })
  return <InvoiceMail {...context} title={t('invoice-paid.subject')} text={text} url={url} />
}

export const InvoiceOpen = ({
  number,
  school,
  url,
  amount,
  due,
  iban,
  reference,
  ...context
}: Given<'invoice-open'>) => {
  const { locale, t } = context
  const text = t('invoice-open.text', { number, school, amount, iban, day: formatDay(locale, due) })
  return <InvoiceMail {...context} title={t('invoice-open.subject')} text={text} url={url} reference={reference} />
}

export const CreditNote = ({ number, school, url, ...context }: Given<'credit-note'>) => {
  const { t } = context
  const text = t('credit-note.text', { number, school })
  return <InvoiceMail {...context} title={t('credit-note.subject')} text={text} url={url} />
}
