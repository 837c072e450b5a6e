import { Form, useSearchParams } from 'react-router'
import { isFailureCode } from '#app/core/failure.ts'
import { localePath } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FileInput } from '#app/ui/form/file-input.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AVATAR_PATH, AVATAR_TYPES } from '../avatar.ts'
import { useAvatarUpload } from './use-avatar-upload.ts'

const HINT = 'avatar-hint'

/** The signed-in person's picture and the form that replaces it. It also works without JavaScript. */
export function AvatarForm({ avatarUrl }: { avatarUrl: string | null }) {
  const t = useTranslation()
  const locale = useLocale()
  const { submit, percent, busy, failure } = useAvatarUpload(useGivenFailure())
  return (
    <form
      method="post"
      action={localePath(locale, AVATAR_PATH)}
      encType="multipart/form-data"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <div className="flex items-center gap-4">
        <Avatar avatarUrl={avatarUrl} />
        <div className="min-w-0 flex-1">
          <label htmlFor="avatar" className="mb-1.5 block font-semibold text-base">
            {t('avatar.choose')}
          </label>
          <FileInput id="avatar" name="avatar" accept={AVATAR_TYPES} aria-describedby={HINT} />
        </div>
      </div>
      <p id={HINT} className="text-ink-soft text-sm">
        {t('avatar.hint')}
      </p>
      <FormFailure failure={failure} />
      {percent > 0 && (
        <progress max={100} value={percent} aria-label={t('avatar.progress')} className="h-2 w-full accent-board" />
      )}
      <button type="submit" disabled={busy} className={`${button('quiet')} self-start`}>
        {busy ? t('avatar.busy') : t('avatar.submit')}
      </button>
    </form>
  )
}

function Avatar({ avatarUrl }: { avatarUrl: string | null }) {
  const t = useTranslation()
  const size = 'size-24 flex-none rounded-full'
  if (avatarUrl)
    return <img src={avatarUrl} alt={t('avatar.current')} width="96" height="96" className={`${size} object-cover`} />
  return (
    <span className={`${size} grid place-items-center bg-sunken text-ink-faint`}>
      <Icon name="user-round" size={40} strokeWidth={1.6} />
    </span>
  )
}

/** Returns the reason why the form was refused when sent without JavaScript: the code comes back in the address. */
function useGivenFailure(): PlainKey | undefined {
  const code = useSearchParams()[0].get('avatar') ?? ''
  return isFailureCode(code, useLocale()) ? `failure.${code}` : undefined
}

export function RemoveAvatarForm() {
  const t = useTranslation()
  return (
    <Form method="post">
      <button type="submit" name="intent" value="remove-picture" className={button('quiet')}>
        {t('avatar.remove')}
      </button>
    </Form>
  )
}
