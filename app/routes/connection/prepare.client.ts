import '#app/ui/connection/wait-for-connection.ts'
import './refuse-unsent.client.ts'
import { keepPage } from './keep-page.client.ts'
import { routerFetch } from './router-fetch.client.ts'

// Fetched while the page is idle: without a network, what says so could not be fetched.
window.fetch = routerFetch(window.fetch)
keepPage()
