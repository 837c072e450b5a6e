import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import type { ListedEnquiry } from '../list-enquiries.server.ts'

/** The enquiries to a school, each linked to its page. */
export function InboxList({ enquiries }: { enquiries: ListedEnquiry[] }) {
  return (
    <ol className="sheet max-w-160 divide-y divide-line">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id} className="relative px-5 py-4 hover:bg-sunken">
          <Row enquiry={enquiry} />
        </li>
      ))}
    </ol>
  )
}

function Row({ enquiry: { id, name, excerpt, language, createdAt, answeredAt } }: { enquiry: ListedEnquiry }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <h2 className={classes('wrap-anywhere text-base', answeredAt !== null && 'font-normal')}>
        <Link
          to={`/dashboard/messages/${id}`}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      </h2>
      <p lang={language} className="wrap-anywhere mt-1 line-clamp-2 text-ink-soft">
        {excerpt}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <time dateTime={createdAt.toISOString()}>{formatInstant(locale, createdAt.toISOString())}</time>
        <Badge variant={answeredAt ? 'edge' : 'notice'}>{t(`inbox.state.${answeredAt ? 'answered' : 'open'}`)}</Badge>
      </p>
    </>
  )
}
