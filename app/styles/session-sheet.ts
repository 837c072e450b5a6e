import type { LinksFunction } from 'react-router'
import sheet from './session.css?url'

/** The `links` of a route behind a session; the build knows by this import that the page has the sheet. */
export const sessionLinks: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
