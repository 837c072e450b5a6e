import { Text } from '@react-email/components'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import { styles } from '../mail-styles.ts'
import type { Mails } from '../mails.ts'
import { NewsOfSchool } from './news-of-school.tsx'

/** News about the schools that a person follows: a section for each school. */
export function SchoolNews({ schools, settingsUrl, ...context }: Mails['school-news'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('school-news.subject')} preview={t('school-news.text')}>
      <Paragraph>{t('school-news.text')}</Paragraph>
      {schools.map((school) => (
        <Text key={school.url} style={styles.text}>
          <NewsOfSchool school={school} context={context} />
        </Text>
      ))}
      <MainLink href={settingsUrl} t={t}>
        {t('school-news.button')}
      </MainLink>
    </MailLayout>
  )
}
