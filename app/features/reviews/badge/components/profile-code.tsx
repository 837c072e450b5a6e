import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * The QR code that leads to the school's public profile, to be printed.
 *
 * @param props.svg file of the code, see `renderQrCode`
 */
export function ProfileCode({ svg, address }: { svg: string; address: string }) {
  const t = useTranslation()
  const file = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return (
    <section aria-labelledby="code" className="max-w-160">
      <h2 id="code" className="text-lg">
        {t('badge.code')}
      </h2>
      <p className="mt-1.5">{t('badge.code.text')}</p>
      <img
        src={file}
        alt={t('badge.code.alt', { address })}
        width={160}
        height={160}
        className="my-3 rounded-control"
      />
      <a href={file} download="qr-code.svg" className={button('quiet')}>
        <Icon name="download" size={18} />
        {t('badge.code.download')}
      </a>
    </section>
  )
}
