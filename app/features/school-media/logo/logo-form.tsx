import { useSearchParams } from 'react-router'
import { isFailureCode } from '#app/core/failure.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { FileInput } from '#app/ui/form/file-input.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'

/** The logo of a premium school as visitors see it, and the plain forms that replace and remove it. */
export function LogoForm(props: { schoolId: string; category: string; initials: string; logo: string | null }) {
  const { schoolId, category, initials, logo } = props
  const t = useTranslation()
  const locale = useLocale()
  const action = localePath(locale, '/dashboard/logo')
  const code = useSearchParams()[0].get('logo') ?? ''
  return (
    <div className="grid gap-4">
      <FormFailure failure={isFailureCode(code, locale) ? `failure.${code}` : undefined} />
      <div className="flex flex-wrap items-start gap-5">
        <ExerciseBook size="large" cover={category} initials={initials} logo={logo} />
        <form method="post" action={action} encType="multipart/form-data" className="grid min-w-0 flex-1 gap-3">
          <input type="hidden" name="schoolId" value={schoolId} />
          <label htmlFor="logo" className="font-semibold">
            {t('logo.choose')}
          </label>
          <FileInput
            id="logo"
            name="logo"
            required
            accept="image/jpeg,image/png,image/webp"
            aria-describedby="logo-hint"
          />
          <p id="logo-hint" className="text-ink-soft text-sm">
            {t('logo.hint')}
          </p>
          <button type="submit" className={`${button('quiet')} justify-self-start`}>
            {t('logo.submit')}
          </button>
        </form>
      </div>
      {logo && (
        <form method="post" action={action}>
          <input type="hidden" name="schoolId" value={schoolId} />
          <button type="submit" name="intent" value="remove-logo" className={button('quiet')}>
            {t('logo.remove')}
          </button>
        </form>
      )}
    </div>
  )
}
