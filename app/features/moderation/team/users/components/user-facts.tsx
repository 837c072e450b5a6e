import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { LOCALE_NAMES, type Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { Person } from '../view-user.server.ts'

export function UserFacts({ person }: { person: Person }) {
  const t = useTranslation()
  const locale = useLocale()
  const facts: [string, string][] = [
    [t('people.id'), person.id],
    [t('people.name'), person.name],
    [t('people.role'), t(`people.role.${person.role}`)],
    [t('people.created'), formatInstant(locale, person.createdAt.toISOString())],
    [t('people.locale'), LOCALE_NAMES[person.locale as Locale]],
    [t('people.methods'), person.methods.map((method) => t(`people.method.${method}` as PlainKey)).join(', ')],
    [t('people.factor'), t(person.hasSecondFactor ? 'people.factor.on' : 'people.factor.off')],
    [t('people.sessions'), String(person.sessions)],
    [t('people.erasedOn'), person.eraseAfter ? formatDay(locale, person.eraseAfter) : ''],
  ]
  return <FactList facts={facts} />
}
