import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { OwnInvitation } from '../find-invitation.server.ts'
import { EndForm, RenewForm } from './invitation-forms.tsx'

type Props = { schoolId: string; invitation: OwnInvitation | null; today: string }

/** The link of a school with its printable forms, and the forms that renew and end it. */
export function InvitationSection({ schoolId, invitation, today }: Props) {
  const t = useTranslation()
  return (
    <>
      {invitation && <Current schoolId={schoolId} invitation={invitation} />}
      <section aria-labelledby="renew-title" className="sheet grid gap-4 p-5 sm:p-6">
        <h2 id="renew-title" className="text-lg">
          {t(invitation ? 'invitation.renew' : 'invitation.create')}
        </h2>
        <p>{t(invitation ? 'invitation.renew.text' : 'invitation.none')}</p>
        <RenewForm schoolId={schoolId} today={today} first={!invitation} />
      </section>
      {invitation && (
        <section aria-labelledby="end-title" className="sheet grid gap-4 p-5 sm:p-6">
          <h2 id="end-title" className="text-lg">
            {t('invitation.end')}
          </h2>
          <p>{t('invitation.end.text')}</p>
          <EndForm schoolId={schoolId} />
        </section>
      )}
    </>
  )
}

function Current({ schoolId, invitation }: { schoolId: string; invitation: OwnInvitation }) {
  const t = useTranslation()
  const locale = useLocale()
  const { address, since, endsOn, over } = invitation
  const end = endsOn && formatDay(locale, endsOn)
  return (
    <section aria-labelledby="link-title" className="sheet grid gap-4 p-5 sm:p-6">
      <h2 id="link-title" className="text-lg">
        {t('invitation.link')}
      </h2>
      {over && end ? (
        <p className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">{t('invitation.over', { day: end })}</p>
      ) : (
        <>
          <input readOnly aria-labelledby="link-title" value={address} className={`${INPUT} font-mono text-sm`} />
          <p className="text-ink-soft text-sm">
            {t('invitation.since', { day: formatDay(locale, since) })} {end && t('invitation.until', { day: end })}
          </p>
          <Files />
        </>
      )}
      <Link to={`/schools/${schoolId}/reviews?level=invited`}>{t('invitation.list')}</Link>
    </section>
  )
}

function Files() {
  const t = useTranslation()
  const path = `${localePath(useLocale(), '/dashboard/reviews')}/invitation`
  return (
    <div className="flex flex-wrap gap-2">
      <h3 className="w-full font-read text-base">{t('invitation.files')}</h3>
      {(['a4', 'a5'] as const).map((size) => (
        <a key={size} href={`${path}/sheet?size=${size}`} className={button('quiet')}>
          <Icon name="printer" size={18} />
          {t(`invitation.sheet.${size}`)}
        </a>
      ))}
      {(['png', 'svg'] as const).map((kind) => (
        <a key={kind} href={`${path}.${kind}`} download className={button('quiet')}>
          <Icon name="download" size={18} />
          {t(`invitation.${kind}`)}
        </a>
      ))}
    </div>
  )
}
