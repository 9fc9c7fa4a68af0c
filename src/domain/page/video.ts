import { youtubeId } from './youtube.ts'

/** Playback options of an embedded video. */
export interface Playing {
  loop: boolean
  controls: boolean
}

const vimeoHosts = /^(www\.|player\.)?vimeo\.com$/
const vimeoPath = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?\/?$/

/** The id of a Vimeo video, with the key of an unlisted one; undefined for any other URL. */
export function vimeoVideo(videoUrl: string): { id: string; key: string | undefined } | undefined {
  if (!URL.canParse(videoUrl)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(videoUrl)
  const [, id, key = searchParams.get('h') ?? undefined] = vimeoPath.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !vimeoHosts.test(hostname) || id === undefined) return undefined
  return { id, key: key !== undefined && /^[0-9a-f]{6,20}$/.test(key) ? key : undefined }
}

const query = (values: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)).toString()

/**
 * Player URL of a YouTube or Vimeo video, in the variant without tracking (R54); undefined for any other URL. Autoplays,
 * because the player loads on a click.
 */
export function embedUrl(videoUrl: string | undefined, { loop, controls }: Playing): string | undefined {
  if (videoUrl === undefined) return undefined
  const hidden = controls ? undefined : '0'
  const id = youtubeId(videoUrl)
  if (id !== undefined)
    // YouTube loops only playlists, so the video is its own playlist
    return `https://www.youtube-nocookie.com/embed/${id}?${query({ autoplay: '1', rel: '0', loop: loop ? '1' : undefined, playlist: loop ? id : undefined, controls: hidden })}`
  const vimeo = vimeoVideo(videoUrl)
  return (
    vimeo &&
    `https://player.vimeo.com/video/${vimeo.id}?${query({ h: vimeo.key, autoplay: '1', dnt: '1', loop: loop ? '1' : undefined, controls: hidden })}`
  )
}

/** allowed ratios, width / height: square or 16:9 (CONST-31) */
export const videoAspectRatios: readonly number[] = [1, 1.777]
const [, widescreen = 1] = videoAspectRatios

/** Width / height of a video: 1 or 1.777; 1.777 for any other value (BANNER-14). */
export const videoRatio = (ratio: number | undefined): number =>
  ratio !== undefined && videoAspectRatios.includes(ratio) ? ratio : widescreen
