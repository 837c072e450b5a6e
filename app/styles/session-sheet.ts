import type { LinksFunction } from 'react-router'
import sheet from './session.css?url'

/** The `links` of a route behind a session; this import tells the build that the page has the stylesheet. */
export const sessionLinks: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
