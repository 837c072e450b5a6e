import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'

const LINK = 'inline-flex min-h-8 items-center py-1 text-ink-soft no-underline hover:underline'

/** Imprint and privacy (§ 5 DDG, Art. 13 GDPR), for frames without the footer of the public pages. */
export function LegalLinks({ className }: { className: string }) {
  const t = useTranslation()
  return (
    <footer className={classes('no-print', className)}>
      <ul aria-label={t('footer.legal')} className="flex flex-wrap gap-x-5 text-xs">
        <li>
          <Link to="/imprint" className={LINK}>
            {t('footer.imprint')}
          </Link>
        </li>
        <li>
          <Link to="/privacy" className={LINK}>
            {t('footer.privacy')}
          </Link>
        </li>
      </ul>
    </footer>
  )
}
