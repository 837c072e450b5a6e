import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { refusalContext } from '#app/core/contexts.ts'
import { LANGUAGE_OFFER_SCRIPT } from '#app/i18n/language-offer.ts'
import { loadCatalogue } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { sendForm } from '#app/routes/connection/send-form.client.ts'
import { refusalOf, rootDataOf } from '#app/routes/root-data.server.ts'
import { ErrorScreen, isNotFound } from '#app/routes/shell/failed/error-screen.tsx'
import { areasOfPage } from '#app/site-map/areas-of-page.client.ts'
import literata from '#app/styles/fonts/literata-620-latin.woff2?url'
import forcedColors from '#app/styles/forced-colors.css?url'
import sheet from '#app/styles/site.css?url'
import { untilConnected } from '#app/ui/connection/until-connected.ts'
import { THEME_SCRIPT } from '#app/ui/theme.ts'
import type { Route } from './+types/root.ts'

/** A form that was refused before any route read it leads to the error page, in the visitor's language. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const status = context.get(refusalContext)
    if (status) throw await refusalOf({ request, context }, status)
  },
]

export const loader = (asked: Route.LoaderArgs) => rootDataOf(asked)

/** Loads the texts of the next page along with its data, and keeps the page when a form cannot be sent. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url)
    const [results] = await Promise.all([
      request.method === 'GET' ? next() : sendForm(request, next),
      untilConnected(async () => loadCatalogue(await areasOfPage(pathname), localeOf(pathname)), request.signal),
    ])
    return results
  },
]

export function meta({ error, location }: Route.MetaArgs): Route.MetaDescriptors {
  const t = translator(localeOf(location.pathname))
  return [{ title: isNotFound(error) ? t('notFound.title') : t('error.title') }, { name: 'robots', content: 'noindex' }]
}

/** The data stays valid for the life of the document, except for the account, which a form may have changed. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate

/** The files that every page needs, written by the server alone: they stay for the life of the document. */
const SiteFiles = () => (
  <>
    {/* The precedence lets React write it before the scripts, because nothing is drawn without it. */}
    <link rel="stylesheet" href={sheet} precedence="site" />
    <link rel="stylesheet" href={forcedColors} media="(forced-colors: active)" precedence="site" />
    <link rel="preload" href={sourceSans} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="preload" href={literata} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </>
)

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {import.meta.env.SSR && <SiteFiles />}
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the content security policy */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the content security policy */}
        <script dangerouslySetInnerHTML={{ __html: LANGUAGE_OFFER_SCRIPT }} />
      </head>
      {/* The text that `until-online.ts` shows, which it could not load without a network. */}
      <body
        data-notice={import.meta.env.SSR ? root?.notice : undefined}
        data-offline={import.meta.env.SSR ? translator(locale)('connection.waits') : undefined}
        suppressHydrationWarning
      >
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
