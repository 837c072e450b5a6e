import { PeopleList } from '#app/features/school-members/components/member-list.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { OwnGroup } from '../list-own-groups.server.ts'
import type { GroupPerson } from '../people/list-group-people.server.ts'

type Props = { group: OwnGroup; people: readonly GroupPerson[]; self: string }

/** The people of a group; owners can change each editor and their rights. */
export function GroupPeople({ group, people, self }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <PeopleList
      people={people}
      selfId={self}
      isOwner={group.role === 'owner'}
      roleOf={({ role }) => t(`groups.role.${role}`)}
      factsOf={({ schools, since }) =>
        `${t('groups.count', { count: schools })} · ${t('people.since', { day: formatDay(locale, since) })}`
      }
      buttonsOf={({ id, name, email }) => (
        <Link
          to={`/account/groups/${group.id}/people/${id}`}
          className={button('quiet', 'small')}
          aria-label={t('groups.people.rightsOf', { person: name || email })}
        >
          {t('groups.people.rights')}
        </Link>
      )}
    />
  )
}
