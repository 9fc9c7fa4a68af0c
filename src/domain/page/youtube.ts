const hosts = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$/
const videoId = /^[\w-]{11}$/

/** The id of a video from any of its addresses: watch?v=, youtu.be/, /embed/, /shorts/; undefined for what is none. */
export function youtubeId(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(url)
  if (!/^https?:$/.test(protocol)) return undefined
  const [first, second] = pathname.split('/').filter(Boolean)
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
  return (hostname === 'youtu.be' || hosts.test(hostname)) && id && videoId.test(id) ? id : undefined
}

/** The player of a video, which sets no cookies before it plays. */
export const youtubePlayer = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
