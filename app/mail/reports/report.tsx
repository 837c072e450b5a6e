import { formatDay } from '#app/i18n/format.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { MailTranslate } from '../mail-translator.ts'
import type { Mails } from '../mails.ts'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext
type Outcome = { facts: string; url: string; contact: string } & MailContext

/** A moderator's reasons for a decision. */
function Facts({ facts, t }: { facts: string; t: MailTranslate }) {
  if (!facts) return null
  return (
    <Paragraph>
      <strong>{t('report.reason')}</strong>
      <br />
      {facts}
    </Paragraph>
  )
}

export function ReportReceived({ number, url, ...context }: Given<'report-received'>) {
  const { t } = context
  const text = t('report-received.text', { number })
  return (
    <MailLayout {...context} title={t('report-received.subject')} preview={text} why={t('report.why')}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('report-received.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('report.toReview')}
      </MainLink>
    </MailLayout>
  )
}

type Report = Outcome & { number: string; name: 'report-upheld' | 'report-dismissed' | 'report-gone' }

function ReportDecided({ name, number, facts, url, contact, ...context }: Report) {
  const { t } = context
  const text = t(`${name}.text`, { number })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text} why={t('report.why')}>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} t={t} />
      <Paragraph>{t('report.redress', { contact, number, months: `${APPEAL_MONTHS}` })}</Paragraph>
      <MainLink href={url} t={t}>
        {t('report.toReview')}
      </MainLink>
    </MailLayout>
  )
}

export const ReportUpheld = (props: Given<'report-upheld'>) => <ReportDecided name="report-upheld" {...props} />
export const ReportDismissed = (props: Given<'report-dismissed'>) => (
  <ReportDecided name="report-dismissed" {...props} />
)
export const ReportGone = (props: Given<'report-gone'>) => <ReportDecided name="report-gone" {...props} />

type Asked = Given<'dispute-opened'> & { name: 'dispute-opened' | 'dispute-reminder' }

function AuthorAsked({ name, school, due, url, ...context }: Asked) {
  const { locale, t } = context
  const text = t(`${name}.text`, { school, day: formatDay(locale, new Date(due)) })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t(`${name}.note`)}</Paragraph>
      <MainLink href={url} t={t}>
        {t(`${name}.button`)}
      </MainLink>
    </MailLayout>
  )
}

export const DisputeOpened = (props: Given<'dispute-opened'>) => <AuthorAsked name="dispute-opened" {...props} />
export const DisputeReminder = (props: Given<'dispute-reminder'>) => <AuthorAsked name="dispute-reminder" {...props} />

type Ended = Given<'dispute-withdrawn'> & { facts?: string; name: 'dispute-withdrawn' | 'dispute-kept' }

function AuthorRelieved({ name, school, url, facts = '', ...context }: Ended) {
  const { t } = context
  const text = t(`${name}.text`, { school })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} t={t} />
      <MainLink href={url} t={t}>
        {t('report.toOwnReviews')}
      </MainLink>
    </MailLayout>
  )
}

export const DisputeWithdrawn = (props: Given<'dispute-withdrawn'>) => (
  <AuthorRelieved name="dispute-withdrawn" {...props} />
)
export const DisputeKept = (props: Given<'dispute-kept'>) => <AuthorRelieved name="dispute-kept" {...props} />
