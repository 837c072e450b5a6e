/** Returns the value of a cookie in a Cookie header, not decoded; undefined without one of the name. */
export const readCookie = (cookies: string | null | undefined, name: string): string | undefined =>
  cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
