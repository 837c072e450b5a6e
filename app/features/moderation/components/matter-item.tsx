import { formatInstant, languageName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Matter } from '../queue/list-queue.server.ts'

/** One thing that waits, with the link to where it is decided. `now` is the server's, so that both render the same. */
export function MatterItem({ matter, now }: { matter: Matter; now: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  const { school, rating, language, signals } = matter
  const name = school ? [school.name, school.city].filter(Boolean).join(', ') : t('desk.unknownSchool')
  return (
    <li className="sheet relative grid gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg">
          <Link to={`/admin/reviews/${matter.reviewId}`} className="text-ink after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <Badge look="edge">{t(`desk.one.${matter.kind}`)}</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm">
        {rating === null ? (
          t('desk.deleted')
        ) : (
          <Stars value={rating} label={t('reviews.stars', { average: String(rating) })} />
        )}
        {language && languageName(locale, language)}
        {signals.map((kind) => (
          <Badge key={kind} look="notice">
            {t(`desk.short.${kind}` as PlainKey)}
          </Badge>
        ))}
      </div>
      <Deadline matter={matter} now={now} />
    </li>
  )
}

/** Since when it waits and when it is due; what is late says so in words. */
function Deadline({ matter: { since, due }, now }: { matter: Matter; now: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (date: Date) => formatInstant(locale, date.toISOString())
  if (since > now) return <p className="text-ink-soft text-sm">{t('desk.notRipe', { time: instant(since) })}</p>
  return (
    <p className="text-ink-soft text-sm">
      {t('desk.waiting', { time: instant(since) })}
      {' · '}
      {due > now ? (
        t('desk.due', { time: instant(due) })
      ) : (
        <strong className="inline-flex items-center gap-1 text-danger">
          <Icon name="circle-alert" size={16} />
          {t('desk.overdue', { time: instant(due) })}
        </strong>
      )}
    </p>
  )
}
