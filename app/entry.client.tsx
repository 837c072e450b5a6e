import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadCatalogue } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { keepPage } from '#app/routes/connection/keep-page.client.ts'
import { rememberForms } from '#app/routes/connection/sent-form.client.ts'
import { prepare, requestWhenPrepared } from '#app/routes/connection/until-prepared.client.ts'
import { areasOfPage } from '#app/site-map/areas-of-page.client.ts'
import { untilConnected } from '#app/ui/connection/until-connected.ts'

keepPage()
rememberForms()
requestWhenPrepared()
// No top-level await: the text files import from the bundle that contains this file, and would wait for it in turn.
void untilConnected(async () => loadCatalogue(await areasOfPage(location.pathname), localeOf(location.pathname))).then(
  () => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      )
    })
    // Not every browser reports when it is idle.
    ;(window.requestIdleCallback ?? setTimeout)(prepare)
  },
)
