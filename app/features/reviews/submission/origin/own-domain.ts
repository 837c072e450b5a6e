/**
 * Whether an address is in the school's own domain: that of its mail in the register, if only its own website is there.
 * Where a town or provider shares a domain among schools, the website is elsewhere or under a path.
 */
export function isInOwnDomain(email: string, school: { email: string; website: string }): boolean {
  const domain = domainOf(email)
  const site = URL.parse(/^https?:/i.test(school.website) ? school.website : `https://${school.website}`)
  return (
    domain !== '' &&
    domain === domainOf(school.email) &&
    domain === site?.hostname.replace(/^www\./, '') &&
    site.pathname === '/'
  )
}

const domainOf = (email: string) => email.toLowerCase().split('@')[1] ?? ''
