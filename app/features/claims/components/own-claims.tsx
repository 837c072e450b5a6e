import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { OwnClaim } from '../submit/read-own-claims.server.ts'
import { ClaimStateBadge } from './claim-state.tsx'

/** A person's claims, with the links to their pages; renders nothing when there are none. */
export function OwnClaims({ claims }: { claims: OwnClaim[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="own-claims" className="sheet p-5 sm:p-6">
      <h2 id="own-claims" className="text-xl">
        {t('claim.own')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {claims.map((claim) => (
          <li key={claim.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Link to={`/account/claims/${claim.id}`}>{[claim.name, claim.city].filter(Boolean).join(', ')}</Link>
            <ClaimStateBadge state={claim.state} />
            <span className="text-ink-soft text-sm">{t('claim.made', { day: formatDay(locale, claim.at) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
