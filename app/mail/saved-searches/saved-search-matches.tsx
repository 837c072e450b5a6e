import { Link, Text } from '@react-email/components'
import { formatNumber } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, PlainLink } from '../mail-parts.tsx'
import { styles } from '../mail-styles.ts'
import type { Mails } from '../mails.ts'
import { NewsOfSchool } from './news-of-school.tsx'

type Given = Mails['saved-search-matches'] & MailContext

/** New matches of saved searches, and news about earlier ones: a section for each search. */
export function SavedSearchMatches({ frequency, searches, settingsUrl, ...context }: Given) {
  const { t } = context
  const text = t(`saved-search-matches.text.${frequency}`)
  return (
    <MailLayout {...context} title={t('saved-search-matches.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      {searches.map((search) => (
        <Search key={search.url} search={search} context={context} />
      ))}
      <MainLink href={settingsUrl} t={t}>
        {t('saved-search-matches.button')}
      </MainLink>
    </MailLayout>
  )
}

function Search({ search, context }: { search: Given['searches'][number]; context: MailContext }) {
  const { name, count, schools, changedCount, changed, url } = search
  const { t, locale } = context
  return (
    <Text style={styles.text}>
      <strong>
        {count > 0 ? t('saved-search-matches.search', { name, count: formatNumber(locale, count) }) : name}
      </strong>
      {schools.map((school) => (
        <span key={school.url}>
          <br />
          <Link href={school.url} style={styles.link}>
            {[school.name, school.city].filter(Boolean).join(', ')}
          </Link>
        </span>
      ))}
      <More count={count - schools.length} context={context} />
      {changed.length > 0 && (
        <>
          <br />
          {t('saved-search-matches.changed')}
        </>
      )}
      {changed.map((school) => (
        <span key={school.url}>
          <br />
          <NewsOfSchool school={school} context={context} />
        </span>
      ))}
      <More count={changedCount - changed.length} context={context} />
      <br />
      {t('saved-search-matches.all')} <PlainLink href={url} />
    </Text>
  )
}

function More({ count, context: { t, locale } }: { count: number; context: MailContext }) {
  if (count <= 0) return null
  return (
    <>
      <br />
      {t('saved-search-matches.more', { count: formatNumber(locale, count) })}
    </>
  )
}
