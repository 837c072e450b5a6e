import { Link } from '#app/i18n/link.tsx'
import { classes } from './classes.ts'

/** A place that contains another place, and the path of its page without language. */
export type Crumb = { name: string; path: string }

type Props = {
  label: string
  /** The largest first. */
  crumbs: readonly Crumb[]
  /** The path of the page itself, if it is among them. */
  current?: string
  /** The colour of the links. */
  className?: string | false
}

/** Links to the places that contain what a page shows. */
export function Breadcrumb({ label, crumbs, current, className }: Props) {
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex flex-wrap gap-x-1.5">
        {crumbs.map(({ name, path }, at) => (
          <li key={path} className="flex gap-x-1.5">
            {at > 0 && <span aria-hidden="true">›</span>}
            {path === current ? (
              <span aria-current="page" className={classes(className)}>
                {name}
              </span>
            ) : (
              <Link to={path} className={classes('tap no-underline hover:underline', className)}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
