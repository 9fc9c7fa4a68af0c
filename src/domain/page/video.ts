import { youtubeId } from './youtube.ts'

/** How a video is played. */
export interface Playing {
  loop: boolean
  controls: boolean
}

const vimeoHosts = /^(www\.|player\.)?vimeo\.com$/
const vimeoPath = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?\/?$/

/** The id of a video of Vimeo, with the key of one that is not listed; undefined for any other address. */
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
 * The player of a video at YouTube or Vimeo, in the form that follows nobody (R54); it is asked for by a click, so it plays at
 * once. Undefined for what is no video of theirs.
 */
export function embedUrl(videoUrl: string | undefined, { loop, controls }: Playing): string | undefined {
  if (videoUrl === undefined) return undefined
  const hidden = controls ? undefined : '0'
  const id = youtubeId(videoUrl)
  if (id !== undefined)
    // a single video goes around as a list of itself
    return `https://www.youtube-nocookie.com/embed/${id}?${query({ autoplay: '1', rel: '0', loop: loop ? '1' : undefined, playlist: loop ? id : undefined, controls: hidden })}`
  const vimeo = vimeoVideo(videoUrl)
  return (
    vimeo &&
    `https://player.vimeo.com/video/${vimeo.id}?${query({ h: vimeo.key, autoplay: '1', dnt: '1', loop: loop ? '1' : undefined, controls: hidden })}`
  )
}

/** width by height of films: square or 16:9 (CONST-31) */
export const videoAspectRatios: readonly number[] = [1, 1.777]
const [, widescreen = 1] = videoAspectRatios

/** Width by height of a video: 1 or 1.777, which also stands for anything else (BANNER-14). */
export const videoRatio = (ratio: number | undefined): number =>
  ratio !== undefined && videoAspectRatios.includes(ratio) ? ratio : widescreen
