import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { localePath } from './locales.ts'
import { useLocale } from './use-translation.ts'

/** A link within the site: takes a path without language and keeps the language of the page. */
export function Link({ to, ...props }: LinkProps & { to: string }) {
  const locale = useLocale()
  return <RouterLink to={to.startsWith('/') ? localePath(locale, to) : to} {...props} />
}

/** Like {@link Link}, but marked as current when its page is shown. */
export function NavLink({ to, ...props }: NavLinkProps & { to: string }) {
  return <RouterNavLink to={localePath(useLocale(), to)} {...props} />
}
