import * as z from 'zod/mini'
import { videoAspectRatios } from '../src/domain/page/video.ts'
import { videoData } from '../src/model/page/video-data.ts'
import { Video } from '../src/views/video/video.tsx'
import { type AttributeType, flag, json, number, text } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract } from './kit/contract.ts'

const anyNumber = number(undefined)
const isRatio = (value: unknown) => videoAspectRatios.some((ratio) => ratio === value)

/** One of the allowed aspect ratios. */
const ratio: AttributeType<number | undefined> = {
  ...anyNumber,
  allowedValues: videoAspectRatios.map(String),
  accepts: isRatio,
  read(value) {
    const read = anyNumber.read(value)
    if (!isRatio(read)) throw new Error(`expected ${videoAspectRatios.join(' or ')}`)
    return read
  },
}

/**
 * A video from YouTube, Vimeo or a file. Nothing is requested from another site before the user presses play. Only a video file
 * of the shop can autoplay, muted, and not if the user prefers reduced motion.
 *
 * Keyboard: Enter or Space on the play button starts the player, which gets the focus and has its own keys. With `controls`
 * off, one button pauses and resumes. Screen readers: the button is labelled "Watch the video" plus the heading of the block,
 * which also names the player.
 *
 * Do: Give it a poster image and a heading. Don't: Use autoplay for a video with speech: it starts muted.
 *
 * @serverRendered
 */
export const video = contract({
  tag: 'shop-video',
  view: Video,
  frame: 'block',
  attributes: {
    /** URL of a YouTube or Vimeo page, or of a video file; required */
    url: text(),
    /** plays a video file of the shop automatically, muted */
    autoplay: flag(),
    /** repeats the video */
    loop: flag(),
    /** shows the player controls; true when absent */
    controls: flag(),
    /** width divided by height; 1.777 when absent */
    aspectRatio: ratio,
    heading: frameAttributes.heading,
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(videoData) })),
  },
  events: ['shop-video-play'],
  slots: ['heading', 'before', 'after', 'poster', 'empty'],
  parts: ['poster', 'player', 'image', 'button', 'message'],
})
