import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { MATTERS, type MatterKind, queueAddress } from '../queue/queue-address.ts'

/** Links to each kind of matter with how many of it are open. */
export function QueueFilter({ kind, counts }: { kind: MatterKind | undefined; counts: Record<MatterKind, number> }) {
  const t = useTranslation()
  const all = MATTERS.reduce((sum, one) => sum + counts[one], 0)
  return (
    <nav aria-label={t('desk.filter')}>
      <ul className="flex flex-wrap gap-2">
        <Choice to={queueAddress(undefined)} chosen={!kind} text={t('desk.all')} count={all} />
        {MATTERS.map((one) => (
          <Choice
            key={one}
            to={queueAddress(one)}
            chosen={kind === one}
            text={t(`desk.kind.${one}`)}
            count={counts[one]}
          />
        ))}
      </ul>
    </nav>
  )
}

function Choice({ to, chosen, text, count }: { to: string; chosen: boolean; text: string; count: number }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={chosen ? 'page' : undefined}
        className={`${chip(chosen ? 'chosen' : 'choice')} min-h-11 px-3.5 text-sm`}
      >
        {text}
        <span className="tabular-nums">{count}</span>
      </Link>
    </li>
  )
}
