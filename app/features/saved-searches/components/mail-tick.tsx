import { useTranslation } from '#app/i18n/use-translation.ts'

/** The checkbox for the weekly mail about new matches. */
export function MailTick({ on }: { on: boolean }) {
  const t = useTranslation()
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <input type="checkbox" name="mail" defaultChecked={on} className="size-6 flex-none accent-board" />
      {t('searches.mail')}
    </label>
  )
}
