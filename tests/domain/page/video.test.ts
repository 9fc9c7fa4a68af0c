import { expect, test } from 'vitest'
import { embedUrl, videoRatio, vimeoVideo } from '../../../src/domain/page/video.ts'

const plain = { loop: false, controls: true }
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

test('BANNER-13 R54 a YouTube video autoplays in the cookieless player', () => {
  expect(embedUrl(youtube, plain)).toBe(`${player}?autoplay=1&rel=0`)
  expect(embedUrl(youtube, { loop: true, controls: false })).toBe(`${player}?autoplay=1&rel=0&loop=1&playlist=aqz-KE-bpKQ&controls=0`)
})

test('BANNER-13 R54 a Vimeo video autoplays without tracking', () => {
  const asked = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
  for (const page of ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871', 'http://www.vimeo.com/76979871/'])
    expect(embedUrl(page, plain)).toBe(asked)
  expect(embedUrl('https://vimeo.com/76979871/8272103f6e', { loop: true, controls: false })).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1&loop=1&controls=0',
  )
})

test.each([
  undefined,
  '',
  '/films/bench.mp4',
  'https://vimeo.com.evil.example/76979871',
  'https://evil.example/vimeo.com/76979871',
  'javascript:https://vimeo.com/76979871',
  'https://vimeo.com/76979871/"><script>',
  'https://vimeo.com/channels/staffpicks',
  'https://www.youtube.com/watch?v=short',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
])('R06 %j is neither a YouTube nor a Vimeo video', (address) => {
  expect(embedUrl(address, plain)).toBeUndefined()
})

test('R06 an invalid key does not reach the player', () => {
  expect(vimeoVideo('https://vimeo.com/76979871?h=%22%3E')).toEqual({ id: '76979871', key: undefined })
})

test('BANNER-14 the aspect ratio of a video is 1 or 1.777, by default 1.777', () => {
  expect([1, 1.777, undefined, 0, 2, Number.NaN].map(videoRatio)).toEqual([1, 1.777, 1.777, 1.777, 1.777, 1.777])
})
