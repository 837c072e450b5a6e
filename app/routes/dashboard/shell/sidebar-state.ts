const SEVEN_DAYS_S = 7 * 24 * 3600

/** Whether the sidebar shows labels, according to the person's last choice; it does by default. */
export const isExpanded = (cookies: string | null): boolean =>
  !/(?:^|;\s*)sidebar:state=false(?:;|$)/.test(cookies ?? '')

/** The cookie that stores the choice, in the format of Set-Cookie and `document.cookie`. */
export const sidebarCookie = (expanded: boolean): string =>
  `sidebar:state=${expanded}; Max-Age=${SEVEN_DAYS_S}; Path=/; SameSite=Lax`
