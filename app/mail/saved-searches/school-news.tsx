import { Link, Text } from '@react-email/components'
import { formatNumber } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import { styles } from '../mail-styles.ts'
import type { Mails } from '../mails.ts'

type Given = Mails['school-news'] & MailContext

/** News of the schools that a person follows: a part for each school. */
export function SchoolNews({ schools, settingsUrl, ...context }: Given) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('school-news.subject')} preview={t('school-news.text')}>
      <Paragraph>{t('school-news.text')}</Paragraph>
      {schools.map((school) => (
        <School key={school.url} school={school} context={context} />
      ))}
      <MainLink href={settingsUrl} t={t}>
        {t('school-news.button')}
      </MainLink>
    </MailLayout>
  )
}

function School({ school, context }: { school: Given['schools'][number]; context: MailContext }) {
  const { name, city, reviews, events, facts, url } = school
  const { t, locale } = context
  const lines = [
    reviews > 0 && t('school-news.reviews', { count: formatNumber(locale, reviews) }),
    events > 0 && t('school-news.events', { count: formatNumber(locale, events) }),
    facts && t('school-news.facts'),
  ]
  return (
    <Text style={styles.text}>
      <Link href={url} style={styles.link}>
        {[name, city].filter(Boolean).join(', ')}
      </Link>
      {lines
        .filter((line) => line !== false)
        .map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
    </Text>
  )
}
