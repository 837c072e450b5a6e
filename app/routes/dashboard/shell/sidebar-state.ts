const SEVEN_DAYS_S = 7 * 24 * 3600

/** Whether the sidebar shows words, as the person last chose; it does by default. */
export const isExpanded = (cookies: string | null): boolean =>
  !/(?:^|;\s*)sidebar:state=false(?:;|$)/.test(cookies ?? '')

/** The cookie that keeps the choice, as Set-Cookie and `document.cookie` take it. */
export const sidebarCookie = (expanded: boolean): string =>
  `sidebar:state=${expanded}; Max-Age=${SEVEN_DAYS_S}; Path=/; SameSite=Lax`
