import { data } from 'react-router'
import { useFactText } from '#app/features/schools/corrections/components/use-fact-text.ts'
import { listOpenCorrections, type OpenCorrection } from '#app/features/schools/corrections/list-corrections.server.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/corrections.ts'
import { STAFF } from './staff.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireRole(args, STAFF)
  const answer = { corrections: await listOpenCorrections() }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'corrections.title')

export default function Corrections({ loaderData: { corrections } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('corrections.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('corrections.intro')}</p>
      </header>
      {corrections.length === 0 ? (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('corrections.empty')}</h2>}>
          <p>{t('corrections.emptyText')}</p>
        </EmptyState>
      ) : (
        <ol className="grid gap-3">
          {corrections.map((correction) => (
            <li key={correction.id} className="sheet relative p-5">
              <Item correction={correction} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Item({ correction }: { correction: OpenCorrection }) {
  const t = useTranslation()
  const locale = useLocale()
  const textOf = useFactText()
  const { id, field, school, city, shown, value, bySchool, createdAt } = correction
  return (
    <>
      <h2 className="text-lg">
        <Link
          to={`/admin/corrections/${id}`}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {[school, city].filter(Boolean).join(', ')}
        </Link>
      </h2>
      <p className="wrap-anywhere mt-1">
        {t(`correction.field.${field}`)}: {textOf(field, shown)} → <strong>{textOf(field, value)}</strong>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        {formatDay(locale, createdAt)}
        {bySchool && <Badge look="success">{t('corrections.bySchool')}</Badge>}
      </p>
    </>
  )
}
