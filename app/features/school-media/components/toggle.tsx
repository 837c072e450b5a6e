import { useLocation } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { type MediaView, mediaQuery } from '../media-view.ts'

type Choice = {
  query: Partial<Pick<MediaView, 'kind' | 'mode' | 'order'>>
  text: string
  on: boolean
  icon?: IconName
}

/** A switch between two views: links side by side, so that it works without JavaScript and can be bookmarked. */
export function Toggle({ label, choices }: { label: string; choices: [Choice, Choice] }) {
  const path = pathWithoutLocale(useLocation().pathname)
  return (
    <nav aria-label={label} className="inline-flex justify-self-start rounded-control border-[1.5px] border-edge p-px">
      {choices.map(({ query, text, on, icon }) => (
        <Link
          key={text}
          to={path + mediaQuery(query)}
          aria-current={on ? 'page' : undefined}
          preventScrollReset
          className={classes(
            'inline-flex min-h-10 items-center gap-2 rounded-[0.4rem] px-4 font-semibold no-underline',
            on ? 'bg-board text-on-board' : 'bg-sheet text-ink hover:bg-sunken',
          )}
        >
          {icon && <Icon name={icon} size={18} />}
          {text}
        </Link>
      ))}
    </nav>
  )
}
