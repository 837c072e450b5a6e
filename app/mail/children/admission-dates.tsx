import { Link, Text } from '@react-email/components'
import { formatDay, formatList, formatMonth, formatNumber } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import { styles } from '../mail-styles.ts'
import type { Mails } from '../mails.ts'

type Given = Mails['admission-dates'] & MailContext
type Child = Given['children'][number]

/** Dates of which a family wanted to be reminded, child by child. */
export function AdmissionDates({ children, settingsUrl, ...context }: Given) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('admission-dates.subject')} preview={t('admission-dates.text')}>
      <Paragraph>{t('admission-dates.text')}</Paragraph>
      {children.map((child) => (
        <ChildDates key={`${child.born} ${child.area}`} child={child} context={context} />
      ))}
      <Paragraph>{t('admission-dates.check')}</Paragraph>
      <MainLink href={settingsUrl} t={t}>
        {t('admission-dates.button')}
      </MainLink>
    </MailLayout>
  )
}

function ChildDates({ child: { born, area, dates }, context }: { child: Child; context: MailContext }) {
  const { t, locale } = context
  return (
    <>
      <Paragraph>
        <strong>{t('admission-dates.child', { month: formatMonth(locale, `${born}-01`), area })}</strong>
      </Paragraph>
      {dates.map((date) => (
        <DateText key={`${date.what} ${date.day}`} date={date} context={context} />
      ))}
    </>
  )
}

function DateText({ date, context: { t, locale } }: { date: Child['dates'][number]; context: MailContext }) {
  const { what, daysLeft, bring, isCertain, source } = date
  const day = formatDay(locale, date.day)
  return (
    <Text style={styles.text}>
      {what}
      <br />
      {daysLeft === 1
        ? t('admission-dates.tomorrow', { day })
        : t('admission-dates.inDays', { count: formatNumber(locale, daysLeft), day })}
      {bring.length > 0 && (
        <>
          <br />
          {t('admission-dates.bring', { list: formatList(locale, bring) })}
        </>
      )}
      {!isCertain && (
        <>
          <br />
          {t('admission-dates.uncertain')}
        </>
      )}
      <br />
      {t('admission-dates.source', { publisher: source.publisher, read: source.read })}{' '}
      <Link href={source.address} style={styles.link}>
        {source.address}
      </Link>
    </Text>
  )
}
