export type VideoLink = { provider: 'youtube' | 'vimeo'; id: string }

const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{6,12}$/
const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be']
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/** Origins of the players, by provider. */
export const PLAYER_ORIGINS: Record<VideoLink['provider'], string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
}

export const PROVIDER_NAMES: Record<VideoLink['provider'], string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/**
 * Returns the video that an address names, or undefined: only addresses of single videos at YouTube and Vimeo are
 * accepted.
 */
export function parseVideoLink(text: string): VideoLink | undefined {
  if (!URL.canParse(text.trim())) return undefined
  const url = new URL(text.trim())
  if (!['https:', 'http:'].includes(url.protocol) || url.port || url.username || url.password) return undefined
  if (YOUTUBE_HOSTS.includes(url.hostname)) return linkTo('youtube', youtubeId(url), YOUTUBE_ID)
  if (VIMEO_HOSTS.includes(url.hostname)) return linkTo('vimeo', vimeoId(url), VIMEO_ID)
  return undefined
}

const linkTo = (provider: VideoLink['provider'], id: string | undefined, pattern: RegExp): VideoLink | undefined =>
  id !== undefined && pattern.test(id) ? { provider, id } : undefined

/** `/watch?v=ID`, `/embed/ID`, `/shorts/ID`, `/live/ID`, `youtu.be/ID` */
function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return /^\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (pathname === '/watch') return searchParams.get('v') ?? undefined
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1]
}

/** `/ID`, `/video/ID`, `/channels/NAME/ID` */
const vimeoId = ({ pathname }: URL) => /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)\/?$/.exec(pathname)?.[1]

/** Returns the address of the player of a video. It is loaded only after a visitor has asked for it. */
export const playerAddress = ({ provider, id }: VideoLink): string =>
  provider === 'youtube'
    ? `${PLAYER_ORIGINS.youtube}/embed/${id}?autoplay=1&rel=0`
    : `${PLAYER_ORIGINS.vimeo}/video/${id}?autoplay=1&dnt=1`

/** Returns the address of a video at its provider, for people who prefer to go there. */
export const watchAddress = ({ provider, id }: VideoLink): string =>
  provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
