import { Link } from '#app/i18n/link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The heading of a page about a school of the person, with the way back to it. */
export const BackToSchool = ({ school, title }: { school: { id: string; name: string }; title: string }) => (
  <div>
    <Link to={`/account/schools/${school.id}`} className="inline-flex min-h-11 items-center gap-1">
      <Icon name="chevron-left" size={18} />
      {school.name}
    </Link>
    <h1>{title}</h1>
  </div>
)
