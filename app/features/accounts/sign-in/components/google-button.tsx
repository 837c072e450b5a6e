import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

/** Leads to Google and back; no script from Google is loaded into the page. */
export function GoogleButton({ next }: { next: string | null }) {
  const t = useTranslation()
  return (
    <>
      {/* Loads a new document, because the answer redirects to another site. */}
      <Form method="post" reloadDocument>
        {next && <input type="hidden" name="next" value={next} />}
        <button type="submit" name="intent" value="google" className={`${button('quiet')} w-full`}>
          <GoogleMark />
          {t('auth.google')}
        </button>
      </Form>
      <p className="my-5 flex items-center gap-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.or')}
      </p>
    </>
  )
}

/** The letter G in the colours that Google requires on its buttons. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M46 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.4c-.5 2.9-2.2 5.300-4.600 6.900v5.700h7.400C43.500 37.100 46 31.300 46 24.500z"
      />
      <path
        fill="#34a853"
        d="M24 47c6.200 0 11.400-2.100 15.200-5.600l-7.400-5.700c-2.100 1.400-4.700 2.200-7.800 2.200-6 0-11-4-12.800-9.500H3.500v5.900C7.300 41.800 15 47 24 47z"
      />
      <path
        fill="#fbbc05"
        d="M11.200 28.400c-.5-1.400-.7-2.900-.7-4.400s.3-3 .7-4.400v-5.900H3.500C2 16.800 1 20.300 1 24s.9 7.200 2.500 10.300z"
      />
      <path
        fill="#ea4335"
        d="M24 10.100c3.400 0 6.400 1.200 8.800 3.400l6.600-6.600C35.400 3.200 30.200 1 24 1 15 1 7.300 6.200 3.500 13.700l7.700 5.900C13 14.100 18 10.100 24 10.100z"
      />
    </svg>
  )
}
