import type { Locale } from '#app/i18n/locales.ts'

type ScaledPicture = {
  url: string
  widths: number[]
  alt: string
  /** Language of the description if it is not that of the page. */
  lang?: Locale
  width: number | null
  height: number | null
}

/**
 * A picture in the size that fits, as AVIF where the browser supports it.
 *
 * @param props.sizes as in HTML
 * @param props.first whether it is probably visible immediately: others are loaded when they come near
 */
export function Picture(props: { item: ScaledPicture; sizes: string; first?: boolean; className: string }) {
  const { item, sizes, first, className } = props
  const { avif, webp } = pictureSources(item)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={item.url}
        alt={item.alt}
        lang={item.lang}
        width={item.width ?? undefined}
        height={item.height ?? undefined}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

/**
 * Returns the values of `srcset` for a picture: every width in which it was rendered, beside the largest one.
 *
 * @param picture address of the largest as WebP, and all widths in pixels; none for pictures that were not rendered
 */
function pictureSources({ url, widths }: { url: string; widths: number[] }): { avif?: string; webp?: string } {
  if (widths.length === 0) return {}
  const folder = url.slice(0, url.lastIndexOf('/'))
  const list = (ending: string) => widths.map((width) => `${folder}/${width}.${ending} ${width}w`).join(', ')
  return { avif: list('avif'), webp: list('webp') }
}
