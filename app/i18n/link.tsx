import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { localePath } from './locales.ts'
import { useLocale } from './use-translation.ts'

/** A link within the site: takes a path without language and keeps the language of the page. */
export function Link({ to, ...props }: LinkProps & { to: string }) {
  const locale = useLocale()
  const address = to.startsWith('/') ? localePath(locale, to) : to
  if (import.meta.env.SSR && typeof document === 'undefined' && isPlain(address)) return serverLink(address, props)
  return <RouterLink to={address} {...props} />
}

/** Whether an address appears in the HTML exactly as given. */
const isPlain = (address: string): boolean => /^\/(?:[^/.?#][^/?#]*(?:\/[^/.?#][^/?#]*)*)?(?:[?#].|$)/.test(address)

/**
 * Returns the HTML that React Router's link would write. A page has one link for each name and filter, and nothing is
 * ever clicked on the server, so this link does not use the router, resolve its address or set up a click handler.
 */
function serverLink(address: string, props: Omit<LinkProps, 'to'>) {
  const { discover, prefetch, relative, reloadDocument, replace, mask, state, preventScrollReset, ...more } = props
  const { viewTransition, defaultShouldRevalidate, ...attributes } = more
  return <a {...attributes} href={address} data-discover={discover === 'none' ? undefined : 'true'} />
}

/** Like {@link Link}, but marked as current while its page is shown. */
export function NavLink({ to, ...props }: NavLinkProps & { to: string }) {
  return <RouterNavLink to={localePath(useLocale(), to)} {...props} />
}
