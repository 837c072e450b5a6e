import type { ReactNode } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import type { OwnStatus } from '../own-review.ts'

type Variant = { variant: 'success' | 'notice' | 'edge'; icon: IconName }
const VARIANTS: Record<OwnStatus, Variant> = {
  pending: { variant: 'notice', icon: 'hourglass' },
  published: { variant: 'success', icon: 'check' },
  disputed: { variant: 'notice', icon: 'hourglass' },
  rejected: { variant: 'edge', icon: 'circle-alert' },
  removed: { variant: 'edge', icon: 'circle-alert' },
  replaced: { variant: 'edge', icon: 'history' },
}

/**
 * The head of what a person wrote about a school: the school, what has become of it, and a line of further data.
 *
 * @param props.id of the heading
 * @param props.what goes before the school
 */
export function OwnHead(props: {
  id: string
  level: 'h1' | 'h2'
  what?: string
  school: { id: string; name: string; city: string }
  status: OwnStatus
  children: ReactNode
}) {
  const { id, level: Heading, what, school, status, children } = props
  const t = useTranslation()
  const { variant, icon } = VARIANTS[status]
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={id} className={Heading === 'h2' ? 'text-[1.1875rem]' : undefined}>
          {what && `${what}: `}
          <Link to={`/schools/${school.id}`} className="text-ink no-underline hover:underline">
            {school.name}
          </Link>
        </Heading>
        <Badge variant={variant} icon={<Icon name={icon} size={13} />}>
          {t(`ownReviews.status.${status}`)}
        </Badge>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">{children}</p>
    </header>
  )
}
