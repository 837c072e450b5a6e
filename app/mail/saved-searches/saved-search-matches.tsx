import { Link, Text } from '@react-email/components'
import { formatNumber } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, PlainLink } from '../mail-parts.tsx'
import { styles } from '../mail-styles.ts'
import type { Mails } from '../mails.ts'

type Given = Mails['saved-search-matches'] & MailContext

/** New matches of saved searches: a part for each search. */
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
  const { name, count, schools, url } = search
  const { t, locale } = context
  const more = count - schools.length
  return (
    <Text style={styles.text}>
      <strong>{t('saved-search-matches.search', { name, count: formatNumber(locale, count) })}</strong>
      {schools.map((school) => (
        <span key={school.url}>
          <br />
          <Link href={school.url} style={styles.link}>
            {[school.name, school.city].filter(Boolean).join(', ')}
          </Link>
        </span>
      ))}
      {more > 0 && (
        <>
          <br />
          {t('saved-search-matches.more', { count: formatNumber(locale, more) })}
        </>
      )}
      <br />
      {t('saved-search-matches.all')} <PlainLink href={url} />
    </Text>
  )
}
