import { useState } from 'react'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Fold } from '#app/ui/fold.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/show-toast.ts'
import type { ListSession } from '../device/list-session.ts'
import { fragmentOf, LISTS_PATH, listPath, type Secrets } from '../link.ts'
import { SureButton } from './sure-button.tsx'

/** The links of a list: who has the one for joining in may pass on both. */
export function ShareLinks({ session }: { session: ListSession }) {
  const t = useTranslation()
  const { key, write } = session.secrets
  return (
    <section aria-labelledby="share" className="sheet grid gap-4 p-5">
      <h2 id="share" className="text-xl">
        {t('list.share')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {session.mayWrite && <ShareLink kind="write" id={session.id} secrets={{ key, write }} />}
        <ShareLink kind="read" id={session.id} secrets={{ key }} />
      </ul>
      <p className="text-ink-soft text-sm">{t('list.share.keep')}</p>
    </section>
  )
}

type ShareProps = { kind: 'write' | 'read'; id: string; secrets: Secrets }

/** Opens the device's share menu where there is one, otherwise copies the link. */
function ShareLink({ kind, id, secrets }: ShareProps) {
  const t = useTranslation()
  const locale = useLocale()
  const share = async () => {
    const url = `${location.origin}${localePath(locale, listPath(id))}#${fragmentOf(secrets)}`
    if (navigator.share) return await navigator.share({ title: t('lists.title'), url }).catch(() => undefined)
    await navigator.clipboard.writeText(url).then(
      () => toast({ kind: 'success', title: t('list.share.copied') }),
      () => toast({ kind: 'error', title: t('list.share.failed') }),
    )
  }
  const name = t(`list.share.${kind}`)
  return (
    <li className="grid content-start gap-2">
      <p>
        <span className="block font-semibold">{name}</span>
        <span className="text-ink-soft text-sm">{t(`list.share.${kind}.text`)}</span>
      </p>
      <button
        type="button"
        onClick={share}
        aria-label={t('list.share.sendName', { name })}
        className={`${button(kind === 'write' ? 'main' : 'quiet')} justify-self-start`}
      >
        <Icon name="share-2" size={17} />
        {t('list.share.send')}
      </button>
    </li>
  )
}

/** What ends the links of a list: new ones, the end of it for everybody, or for this device alone. */
export function EndLinks({ session }: { session: ListSession }) {
  const t = useTranslation()
  const locale = useLocale()
  const [problem, setProblem] = useState<string>()
  const replace = async () => {
    const next = await session.replace()
    if (!next) return setProblem(t('list.change.offline'))
    if ('kind' in next) return setProblem(t('list.sync.unexpected'))
    location.assign(`${localePath(locale, listPath(next.id))}#${fragmentOf(next.secrets)}`)
  }
  const end = async () => {
    const refused = await session.end()
    if (refused) return setProblem(t(refused === 'offline' ? 'list.change.offline' : 'list.sync.unexpected'))
    location.assign(localePath(locale, LISTS_PATH))
  }
  const forget = async () => {
    await session.forget()
    location.assign(localePath(locale, LISTS_PATH))
  }
  return (
    <Fold title={t('list.more')}>
      <p role="status" className={problem ? '' : 'sr-only'}>
        {problem}
      </p>
      {session.mayWrite && (
        <>
          <div className="grid gap-2">
            <p>{t('list.replace.text')}</p>
            <SureButton label={t('list.replace')} question={t('list.replace.text')} onSure={replace} variant="quiet" />
          </div>
          <div className="grid gap-2">
            <p>{t('list.end.text')}</p>
            <SureButton label={t('list.end')} question={t('list.end.sure')} onSure={end} variant="quiet" />
          </div>
        </>
      )}
      <SureButton label={t('lists.forget')} question={t('lists.forget.sure')} onSure={forget} variant="quiet" />
    </Fold>
  )
}
