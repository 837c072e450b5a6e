import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FailureCode } from '#app/core/failure.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { toast } from '#app/ui/toast/show-toast.ts'
import { type AvatarStep, MAX_AVATAR_BYTES, STEPS_TYPE } from '../avatar.ts'

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

const RETRYABLE = [502, 503, 504]
const RETRIES = 3
const FIRST_PAUSE_MS = 200

/** Result of an upload: the address of the picture, or the reason why there is none (`failure.<code>`). */
type AvatarResult = Exclude<AvatarStep, { step: 'stored' }>

/**
 * Sends a picture and retries up to three times when a server answers 502, 503 or 504 (after 200, 400, 800 ms).
 *
 * @param onProgress percent: up to 90 by the bytes sent, 95 when the file is stored, 100 when the profile refers to it
 */
export async function sendAvatar(
  address: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<AvatarResult> {
  for (let retry = 0; ; retry++) {
    const { status, result } = await sendOnce(address, form, onProgress)
    if (retry === RETRIES || !RETRYABLE.includes(status)) return result
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** retry))
  }
}

function sendOnce(address: string, form: FormData, onProgress: (percent: number) => void) {
  return new Promise<{ status: number; result: AvatarResult }>((resolve) => {
    // fetch cannot report how much of a body has been sent.
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 90))
    request.onprogress = () => {
      if (stepsIn(request.responseText).some(({ step }) => step === 'stored')) onProgress(95)
    }
    request.onloadend = () => {
      const result = resultOf(request)
      if (result.step === 'updated') onProgress(100)
      resolve({ status: request.status, result })
    }
    request.open('POST', address)
    request.setRequestHeader('accept', STEPS_TYPE)
    request.send(form)
  })
}

/**
 * Status 0 means that no server was reached. An answer without a last step comes from something between us and the
 * server.
 */
function resultOf({ status, responseText }: XMLHttpRequest): AvatarResult {
  const last = stepsIn(responseText).at(-1)
  if (last && last.step !== 'stored') return last
  return { step: 'failed', code: status === 0 ? 'offline' : status === 413 ? 'image_too_large' : 'image_upload' }
}

/** Returns the complete lines that have arrived. */
function stepsIn(text: string): AvatarStep[] {
  try {
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as AvatarStep)
  } catch {
    return []
  }
}
