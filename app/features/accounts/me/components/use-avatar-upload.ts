import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FailureCode } from '#app/core/failure.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { toast } from '#app/ui/toast/show-toast.ts'
import { MAX_AVATAR_BYTES } from '../avatar.ts'
import { type AvatarResult, sendAvatar } from './send-avatar.ts'

const RESET_AFTER_MS = 1000

/**
 * Uploads the picture of a form with JavaScript.
 *
 * @param given failure with which the page was loaded, when the same form was sent without JavaScript
 * @returns percent 0 when no upload is running; failure as a key of the catalogue
 */
export function useAvatarUpload(given: PlainKey | undefined) {
  const t = useTranslation()
  const { revalidate } = useRevalidator()
  const [percent, setPercent] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(given)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setFailure(undefined)
    const result = refuseEarly(form) ?? (await sendAvatar(form.action, new FormData(form), setPercent))
    setBusy(false)
    if (result.step === 'failed') return refuse(`failure.${result.code}`)
    form.reset()
    setTimeout(() => setPercent(0), RESET_AFTER_MS)
    void toast({ kind: 'success', title: t('message.profileImageUpdated') })
    await revalidate()
  }

  function refuse(key: PlainKey) {
    setPercent(0)
    setFailure(key)
    void toast({ kind: 'error', title: t('failure.title'), text: t(key) })
  }

  return { submit, percent, busy, failure }
}

/** Refuses what can be refused before anything is sent; the server looks at the content. */
function refuseEarly(form: HTMLFormElement): AvatarResult | undefined {
  const file = new FormData(form).get('avatar')
  const code = !(file instanceof File) || file.name === '' ? 'select_image' : faultOf(file)
  return code ? { step: 'failed', code } : undefined
}

function faultOf(file: File): FailureCode | undefined {
  if (!file.type.startsWith('image/')) return 'invalid_file_type'
  return file.size > MAX_AVATAR_BYTES ? 'image_too_large' : undefined
}
