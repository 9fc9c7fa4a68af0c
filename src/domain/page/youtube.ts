const hosts = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$/
const videoId = /^[\w-]{11}$/

/** The video id in a YouTube URL: watch?v=, youtu.be/, /embed/ or /shorts/; undefined for any other URL. */
export function youtubeId(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(url)
  if (!/^https?:$/.test(protocol)) return undefined
  const [first, second] = pathname.split('/').filter(Boolean)
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
  return (hostname === 'youtu.be' || hosts.test(hostname)) && id && videoId.test(id) ? id : undefined
}

/** URL of the YouTube player that sets no cookies before playback. */
export const youtubePlayer = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
