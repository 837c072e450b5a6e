import '#app/routes/shell/failed/failed-page-content.tsx'
import '#app/ui/connection/wait-for-connection.ts'
import './refuse-unsent.client.ts'
import { browserFetch, late } from '#app/ui/connection/until-online.ts'
import { routerFetch } from './router-fetch.client.ts'

// Fetched while the page is idle: without a network, what says so could not be fetched.
late.isFetched = true
window.fetch = routerFetch(browserFetch)
