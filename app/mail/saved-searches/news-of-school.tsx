import { Link } from '@react-email/components'
import { formatNumber } from '#app/i18n/format.ts'
import type { MailContext } from '../mail-layout.tsx'
import { styles } from '../mail-styles.ts'
import type { SchoolNews } from '../mails.ts'

/** A school with its changes in words, and one line for each kind of news that these do not say. */
export function NewsOfSchool({ school, context }: { school: SchoolNews; context: MailContext }) {
  const { name, city, reviews, events, facts, figures, changes, url } = school
  const { t, locale } = context
  const isSaid = (...kinds: (typeof changes)[number]['kind'][]) => changes.some(({ kind }) => kinds.includes(kind))
  const lines = [
    ...changes.map(({ text }) => text),
    reviews > 0 && t('school-news.reviews', { count: formatNumber(locale, reviews) }),
    events > 0 && !isSaid('events') && t('school-news.events', { count: formatNumber(locale, events) }),
    facts && !isSaid('school', 'own') && t('school-news.facts'),
    figures && !isSaid('figures') && t('school-news.figures'),
  ]
  return (
    <>
      <Link href={url} style={styles.link}>
        {[name, city].filter(Boolean).join(', ')}
      </Link>
      {lines
        .filter((line) => typeof line === 'string')
        .map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
    </>
  )
}
