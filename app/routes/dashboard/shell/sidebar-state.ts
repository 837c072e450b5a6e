const SEVEN_DAYS_S = 7 * 24 * 3600

/** Whether the sidebar is shown with words, as somebody last chose; it is until they choose otherwise. */
export const isExpanded = (cookies: string | null): boolean =>
  !/(?:^|;\s*)sidebar:state=false(?:;|$)/.test(cookies ?? '')

/** The cookie that keeps the choice, as Set-Cookie and `document.cookie` take it. */
export const sidebarCookie = (expanded: boolean): string =>
  `sidebar:state=${expanded}; Max-Age=${SEVEN_DAYS_S}; Path=/; SameSite=Lax`
