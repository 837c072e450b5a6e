/** What the program may store in a browser, by the name of its text, and how many seconds it lasts. */
type Cookie = { id: string; name: string; seconds: number }

/** `removed`: until somebody removes it on the page; `tab`: until the tab is closed. */
type Stored = { id: string; name: string; until: 'removed' | 'tab' }

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const YEAR = 365 * DAY

/** Every cookie that the program can set. On sites with TLS some names begin with `__Secure-` or `__Host-`. */
export const COOKIES = [
  { id: 'session', name: 'aulario.session_token', seconds: 14 * DAY },
  { id: 'device', name: 'aulario.device', seconds: 180 * DAY },
  { id: 'signUp', name: 'aulario.sign_up', seconds: DAY },
  { id: 'google', name: 'aulario.state', seconds: 5 * MINUTE },
  { id: 'googleLink', name: 'aulario.google_link', seconds: 10 * MINUTE },
  { id: 'message', name: 'message', seconds: 20 },
  { id: 'sidebar', name: 'sidebar:state', seconds: 7 * DAY },
  { id: 'theme', name: 'theme', seconds: YEAR },
  { id: 'languageOffer', name: 'language-offer', seconds: YEAR },
  { id: 'mapServer', name: 'map-server', seconds: YEAR },
] as const satisfies Cookie[]
export type CookieId = (typeof COOKIES)[number]['id']

/**
 * What the pages store in the browser's own storage. Of it only the areas of children, the numbers of the open days of
 * a round and looks at schools are sent by themselves, and none of that is stored by us.
 */
export const STORED = [
  { id: 'shortlist', name: 'shortlist', until: 'removed' },
  { id: 'searches', name: 'recent-searches', until: 'removed' },
  { id: 'point', name: 'own-point', until: 'removed' },
  { id: 'children', name: 'children', until: 'removed' },
  { id: 'round', name: 'open-day-round', until: 'removed' },
  { id: 'looks', name: 'last-looks', until: 'removed' },
  { id: 'sharedLists', name: 'shared-lists', until: 'removed' },
  { id: 'listPages', name: 'shared-list-page', until: 'removed' },
  { id: 'shortcuts', name: 'desk-shortcuts-off', until: 'removed' },
  { id: 'review', name: 'unsent-review', until: 'tab' },
  { id: 'scroll', name: 'react-router-scroll-positions', until: 'tab' },
  { id: 'build', name: 'react-router-manifest-version', until: 'tab' },
] as const satisfies Stored[]
export type StoredId = (typeof STORED)[number]['id']
