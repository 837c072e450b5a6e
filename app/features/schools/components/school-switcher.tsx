import { useId } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Select } from '#app/ui/form/select.tsx'

type Props = {
  schools: readonly { id: string; name: string; city: string }[]
  /** Id of the school on which the person is working. */
  current: string
  /** Path without language that opens after the switch. */
  next: string
}

/** Switches between the schools of a person; renders nothing when there is only one. It works without JavaScript. */
export function SchoolSwitcher({ schools, current, next }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  if (schools.length < 2) return null
  const nameOf = (schoolId: string) => {
    const { name, city } = schools.find((school) => school.id === schoolId) ?? {}
    return [name, city].filter(Boolean).join(', ')
  }
  return (
    <Form method="post" action={localePath(locale, '/account/schools')} className="grid gap-1.5">
      <input type="hidden" name="next" value={localePath(locale, next)} />
      <label htmlFor={id} className="font-semibold text-sm">
        {t('switcher.label')}
      </label>
      <div className="flex gap-2">
        <Select
          key={current}
          id={id}
          name="schoolId"
          defaultValue={current}
          values={schools.map((school) => school.id)}
          textOf={(schoolId) => nameOf(schoolId)}
          className="min-w-0"
        />
        <button type="submit" name="intent" value="choose" className={button('quiet')}>
          {t('switcher.submit')}
        </button>
      </div>
    </Form>
  )
}
