import { Link } from '#app/i18n/link.tsx'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/

/** Text with the links that it contains as `[words](address)`. */
export function LegalText({ text }: { text: string }) {
  const parts = text.split(new RegExp(LINK, 'g'))
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    const address = parts[index + 1]!
    const key = `${index} ${address}`
    // A file is not a page that the router could show.
    if (!address.startsWith('/') || address.endsWith('.json'))
      return (
        <a key={key} href={address}>
          {part}
        </a>
      )
    return (
      <Link key={key} to={address}>
        {part}
      </Link>
    )
  })
}
