import '#app/i18n/all.server.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BadgeStyle } from './badge-address.ts'
import { profileAddress } from './badge-code.ts'
import { BadgePicture, labelOf } from './badge-picture.tsx'
import type { BadgeSchool } from './find-badge-school.server.ts'

/** Returns the badge as an SVG file. */
export const renderBadge = (school: BadgeSchool, style: BadgeStyle): string =>
  renderToStaticMarkup(<BadgePicture school={school} style={style} />)

/** Square corners, since those of a frame are not transparent where its colours differ from the site around it. */
const STYLE =
  'body{margin:0}a{display:block;width:fit-content}a:focus-visible{outline:3px solid var(--a);outline-offset:-3px}svg{display:block}rect{rx:0}'

/**
 * Returns the badge as a page for frames on other sites: without JavaScript, cookies or anything to load; its link
 * opens the profile in a new tab.
 *
 * @param origin scheme and host under which visitors reach the site
 */
export function renderBadgePage(school: BadgeSchool, style: BadgeStyle, origin: string): string {
  const label = labelOf(school, style.lang)
  const page = (
    <html lang={style.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{label}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <a href={profileAddress(origin, style.lang, school.id)} target="_blank" rel="noopener">
          <BadgePicture school={school} style={style} />
        </a>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
