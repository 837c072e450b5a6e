import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import { ProfileContact } from './profile-contact.tsx'

/**
 * Address and contact data as visitors see them, beside the forms that change or hide them; a picture of the profile,
 * in which nothing can be pressed.
 */
export function VisitorsView({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  return (
    <aside aria-labelledby="visitors-view" className="min-w-0 max-w-160">
      <h2 id="visitors-view" className="text-xl">
        {t('own.visitorsView')}
      </h2>
      <p className="mt-1 mb-3">
        <Link to={`/schools/${school.id}`}>{t('school.viewProfile')}</Link>
      </p>
      <div inert>
        <ProfileContact school={school} revealed={undefined} />
      </div>
    </aside>
  )
}
