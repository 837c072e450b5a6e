import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { callTo } from '#app/features/schools/components/ways-to-school.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolProfile } from '../find-school.server.ts'
import { OwnSource, RegisterSource } from './fact-source.tsx'

const withoutProtocol = (website: string) => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

const ROW = 'flex w-full flex-wrap items-center gap-x-1'

type Revealed = { email?: string | null }

/**
 * Address and contact data of the school: buttons on premium profiles, plain text on all others. The e-mail address is
 * only loaded when a visitor asks for it, so that robots do not read it.
 *
 * @param props.revealed answer of the page's own form, where there is no script
 * @param props.map picture of the surroundings on premium profiles
 */
export function ProfileContact(props: { school: SchoolProfile; revealed: Revealed | undefined; map?: ReactNode }) {
  const { school, revealed, map } = props
  const t = useTranslation()
  // What the school states is marked where it stands beside official data, else once for all.
  const isOwn = isAllOwn(school)
  const partly = isOwn ? null : school.own
  const classNames = school.premium
    ? `${button('quiet')} min-w-0 flex-1 max-md:px-2`
    : 'inline-flex min-h-8 min-w-0 items-center gap-2'
  return (
    <section aria-labelledby="address" className="sheet p-4 md:p-6">
      <div className={ROW}>
        <h2 id="address" className="text-[1.1875rem]">
          {t('contact.address')}
        </h2>
        {school.register && !isOwn && <RegisterSource register={school.register} fact={t('contact.address')} />}
        {partly?.address && <OwnSource own={partly} />}
      </div>
      <PostalAddress school={school} />
      {map}
      <div
        className={
          school.premium
            ? 'mt-3 grid grid-cols-2 items-start gap-2 md:mt-4 md:grid-cols-1 md:gap-2.5'
            : 'mt-4 flex flex-col items-start gap-2.5'
        }
      >
        {school.takesMessages && (
          <Link
            to={`/schools/${school.id}/message`}
            rel="nofollow"
            className={`${button('main')} no-print col-span-full w-full`}
          >
            {t('contact.write')}
          </Link>
        )}
        {school.phone && (
          <div className={ROW}>
            <a href={callTo(school.phone)} data-interest="phone" className={classNames}>
              <Icon name="phone" size={17} className="flex-none" />
              <span className="sr-only">{t('contact.phone')}: </span>
              {school.phone}
            </a>
            {partly?.phone && <OwnSource own={partly} />}
          </div>
        )}
        {school.hasEmail && <Email classNames={classNames} revealed={revealed} />}
        {school.website && <Website school={school} own={partly?.website ? partly : null} classNames={classNames} />}
      </div>
      {isOwn && school.own && (
        <p className="mt-3 leading-none">
          <OwnSource own={school.own} />
        </p>
      )}
    </section>
  )
}

function PostalAddress({ school }: { school: SchoolProfile }) {
  const locale = useLocale()
  return (
    <address className="mt-2 not-italic">
      {[school.street, [school.postalCode, school.city].filter(Boolean).join(' '), countryName(locale, school.country)]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}

type Own = SchoolProfile['own']

/** Whether everything that is shown of address, telephone and website comes from the school. */
function isAllOwn({ own, phone, website }: SchoolProfile): boolean {
  return own?.address === true && (own.phone || !phone) && (own.website || !website)
}

function Website({ school, own, classNames }: { school: SchoolProfile; own: Own; classNames: string }) {
  const shown = withoutProtocol(school.website)
  return (
    <div className={`${ROW} col-span-full`}>
      <a
        href={school.website}
        target="_blank"
        rel="noopener nofollow"
        data-interest="web"
        className={`${classNames} wrap-anywhere`}
      >
        <Icon name="globe" size={17} className="flex-none" />
        {shown}
        <Icon name="external-link" size={15} className="flex-none" />
        <span className="sr-only">{useTranslation()('shell.newTab')}</span>
      </a>
      {own && <OwnSource own={own} />}
    </div>
  )
}

function Email({ classNames, revealed }: { classNames: string; revealed: Revealed | undefined }) {
  const t = useTranslation()
  const fetcher = useFetcher<Revealed>()
  const email = fetcher.data?.email ?? revealed?.email
  const gone = fetcher.data?.email === null || revealed?.email === null
  if (email) {
    return (
      <a href={`mailto:${email}`} className={`${classNames} wrap-anywhere`}>
        <Icon name="mail" size={17} className="flex-none" />
        {email}
      </a>
    )
  }
  return (
    <fetcher.Form method="post" className={ROW}>
      <button
        type="submit"
        data-interest="email"
        className={`${classNames} text-left`}
        disabled={fetcher.state !== 'idle'}
      >
        <Icon name="mail" size={17} className="flex-none" />
        {t('contact.showEmail')}
      </button>
      {gone && <p className="mt-1 basis-full text-danger text-sm">{t('contact.noEmail')}</p>}
    </fetcher.Form>
  )
}
