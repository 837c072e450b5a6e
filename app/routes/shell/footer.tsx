import type { ReactNode } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Logo } from '#app/ui/logo.tsx'
import { useAccount } from './account/use-account.ts'
import { LanguageLinks } from './language/language-menu.tsx'
import { useSite } from './site.ts'

const LAW = [
  { to: '/imprint', key: 'footer.imprint' },
  { to: '/privacy', key: 'footer.privacy' },
  { to: '/terms', key: 'footer.terms' },
  { to: '/accessibility', key: 'footer.accessibility' },
  { to: '/dsa', key: 'footer.dsa' },
  { to: '/data-sources', key: 'footer.sources' },
] as const

export function Footer() {
  const t = useTranslation()
  const site = useSite()
  const account = useAccount()
  return (
    <footer className="site mt-6 border-line border-t bg-sunken pt-6 pb-4 text-sm md:mt-18 md:pt-12 md:pb-6">
      <div className="page">
        <div className="grid grid-cols-2 gap-x-8 gap-y-6 md:gap-10 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div>
            <Link to="/" className="inline-flex no-underline" aria-label={t('nav.home')}>
              <Logo />
            </Link>
            <p className="mt-3 max-w-60 text-ink-soft">{t('footer.about')}</p>
          </div>
          <Column title={t('nav.forSchools')}>
            <FooterLink to="/for-schools">{t('footer.present')}</FooterLink>
            <FooterLink to="/premium">{t('nav.premium')}</FooterLink>
            <FooterLink to="/withdrawal">{t('footer.withdrawal')}</FooterLink>
            <FooterLink to="/cancellation">{t('footer.cancellation')}</FooterLink>
            <FooterLink to={account ? '/account' : '/auth'}>{t(account ? 'nav.account' : 'nav.login')}</FooterLink>
          </Column>
          <Column title={t('footer.aboutTitle')}>
            <FooterLink to="/about">{t('nav.about')}</FooterLink>
            <FooterLink to="/places">{t('footer.places')}</FooterLink>
            <FooterLink to="/how-reviews-work">{t('footer.reviews')}</FooterLink>
            <FooterLink to="/help">{t('footer.help')}</FooterLink>
            <FooterLink to="/developers">{t('footer.developers')}</FooterLink>
            <FooterLink to="/contact">{t('nav.contact')}</FooterLink>
          </Column>
          <div>
            <h2 className={COLUMN_TITLE}>{t('nav.language')}</h2>
            <LanguageLinks className="" itemClassName="footer-link" />
          </div>
        </div>
        <ul
          aria-label={t('footer.legal')}
          className="mt-6 flex flex-wrap gap-x-5 border-line border-t pt-3 text-xs md:mt-10"
        >
          {LAW.map(({ to, key }) => (
            <FooterLink key={to} to={to}>
              {t(key)}
            </FooterLink>
          ))}
        </ul>
        <p className="mt-2 text-ink-soft text-xs">{t('footer.copyright', { year: String(site?.year ?? '') })}</p>
        {site?.local && <p className="mt-1 text-ink-soft text-xs">{t('footer.local')}</p>}
      </div>
    </footer>
  )
}

const COLUMN_TITLE = 'mb-2.5 font-read font-semibold text-sm leading-snug tracking-normal'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={COLUMN_TITLE}>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} discover="none" className="footer-link">
        {children}
      </Link>
    </li>
  )
}
