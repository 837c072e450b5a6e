import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { QueuedClaim } from '../../../claims/desk/list-claims.server.ts'

/** Claims that wait, the oldest first. */
export function ClaimQueue({ claims }: { claims: QueuedClaim[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ol className="grid gap-3">
      {claims.map((claim) => (
        <li key={claim.id} className="sheet relative grid gap-2 p-4">
          <h2 className="text-lg">
            <Link to={`/admin/claims/${claim.id}`} className="text-ink after:absolute after:inset-0">
              {[claim.name, claim.city].filter(Boolean).join(', ')}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm">
            {t('claimDesk.since', { time: formatInstant(locale, claim.since.toISOString()) })}
            {claim.missing && <Badge look="edge">{t('claimDesk.missing')}</Badge>}
            {claim.contested && <Badge look="notice">{t('claimDesk.contested')}</Badge>}
            {claim.byCode && <Badge look="success">{t('claim.byCode')}</Badge>}
          </p>
        </li>
      ))}
    </ol>
  )
}
