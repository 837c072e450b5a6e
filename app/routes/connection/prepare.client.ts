import '#app/routes/shell/failed/failed-page-content.tsx'
import '#app/ui/connection/wait-for-connection.ts'
import './refuse-unsent.client.ts'
import { browserFetch, lateScripts } from '#app/ui/connection/until-online.ts'
import { routerFetch } from './router-fetch.client.ts'

// Loaded while the page is idle: the message about a missing network could not be loaded without one.
lateScripts.isFetched = true
window.fetch = routerFetch(browserFetch)
