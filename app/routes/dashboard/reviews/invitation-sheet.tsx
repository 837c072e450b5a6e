import { data } from 'react-router'
import { findOwnInvitation } from '#app/features/reviews/invitations/find-invitation.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { LegalLinks } from '#app/routes/shell/legal-links.tsx'
import { sessionLinks } from '#app/styles/session-sheet.ts'
import { button } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { qrCode } from '#lib/qr-code.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/invitation-sheet.ts'

export const links = sessionLinks

/** The sheet is in the school's language, whoever prints it. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const invitation = await findOwnInvitation(school.id)
  if (!invitation || invitation.over) throw data(null, { status: 404 })
  const t = translator(invitation.language)
  return {
    size: new URL(args.request.url).searchParams.get('size') === 'a5' ? ('A5' as const) : ('A4' as const),
    language: invitation.language,
    city: school.city,
    title: t('invitation.sheet.title', { name: school.name }),
    text: t('invitation.sheet.text'),
    scan: t('invitation.sheet.scan'),
    address: invitation.address,
    code: qrCode(invitation.address, 4),
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'invitation.title')

/** A notice for the board (A4) or a leaflet (A5): black on white, with only the information that families need. */
export default function InvitationSheet({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const hydrated = useHydrated()
  const { size, language, city, title, text, scan, address, code } = loaderData
  return (
    <main className="mx-auto max-w-3xl px-4 py-6 print:p-0">
      <style>{`@page { size: ${size} portrait; margin: 15mm }`}</style>
      <div className="no-print mb-6 flex flex-wrap items-center gap-3">
        <Link to="/dashboard/reviews/invitation" className={button('plain')}>
          <Icon name="arrow-left" size={18} />
          {t('invitation.back')}
        </Link>
        {hydrated ? (
          <button type="button" onClick={() => window.print()} className={button('main')}>
            <Icon name="printer" size={18} />
            {t('invitation.print')}
          </button>
        ) : (
          <p>{t('invitation.print.hint')}</p>
        )}
      </div>
      <div
        lang={language}
        className="grid justify-items-center gap-5 rounded-card bg-white p-8 text-center text-ink [--ink:#000] print:p-0"
      >
        <h1 className="text-balance">{title}</h1>
        <p className="text-lg">{city}</p>
        <p className="max-w-md text-balance text-lg">{text}</p>
        <svg
          viewBox={`0 0 ${code.side} ${code.side}`}
          role="img"
          aria-label={scan}
          shapeRendering="crispEdges"
          className={size === 'A4' ? 'w-full max-w-96' : 'w-full max-w-64'}
        >
          <path d={code.path} />
        </svg>
        <p className="font-semibold text-lg">{scan}</p>
        <p className="break-all font-mono text-sm">{address}</p>
        <Logo />
      </div>
      <LegalLinks className="mt-6" />
    </main>
  )
}
