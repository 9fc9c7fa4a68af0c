import * as z from 'zod/mini'
import { videoAspectRatios } from '../src/domain/page/video.ts'
import { videoData } from '../src/model/page/video-data.ts'
import { Video } from '../src/views/video/video.tsx'
import { type AttributeType, flag, json, number, text } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract, type ElementOf } from './kit/contract.ts'

const anyNumber = number(undefined)
const isRatio = (value: unknown) => videoAspectRatios.some((ratio) => ratio === value)

/** A number that is one of a few. */
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
 * A video in its place on the page: of YouTube or Vimeo, or a file. Another site is asked for nothing before somebody presses play;
 * only a file of the shop plays by itself, without sound, and not where less motion is wanted.
 *
 * Keyboard: Enter or Space on the play button, then the keys of the player, which has the focus. Without the browser's controls
 * there is one button that stops and goes on. Screen readers hear "Watch the video" with the heading of the block, which also names
 * the player.
 */
export const video = contract({
  tag: 'shop-video',
  view: Video,
  frame: 'block',
  attributes: {
    /** page of the video at YouTube or Vimeo, or address of a file; needed */
    url: text(),
    /** a file of the shop begins by itself, without sound */
    autoplay: flag(),
    /** begins again at its end */
    loop: flag(),
    /** shows the controls of the player; true when absent */
    controls: flag(),
    /** width by height; 1.777 when absent */
    aspectRatio: ratio,
    heading: frameAttributes.heading,
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(videoData) })),
  },
  events: ['shop-video-play'],
  slots: ['heading', 'before', 'after', 'poster', 'empty'],
  parts: ['poster', 'player', 'image', 'button', 'message'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-video': ElementOf<typeof video>
  }
}
