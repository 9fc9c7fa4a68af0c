import { expect, test } from 'vitest'
import { newsDrawings } from '../../../demo/content/news.ts'
import { pageRecipes } from '../../../demo/content/pages/page-pictures.ts'
import { artFolder } from '../../../demo/shop-content.ts'
import { createScene } from '../../../server/pictures/scene.ts'

const scenes = [...newsDrawings, ...pageRecipes].flatMap((recipe) => ('view' in recipe && recipe.view === 'scene' ? [recipe] : []))

test.each(scenes.map((recipe) => [[recipe.art, ...(recipe.beside ?? [])].join(', '), recipe] as const))(
  'the things of a scene stand inside its frame and do not cover each other: %s',
  async (_, recipe) => {
    const { pieces, ratio } = await createScene(artFolder, recipe)
    const across = [...pieces].sort((a, b) => a.left - b.left)
    expect(across[0]?.left).toBeGreaterThanOrEqual(0)
    across.forEach(({ left, width, top, height }, index) => {
      expect(left + width).toBeLessThanOrEqual(across[index + 1]?.left ?? ratio)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + height).toBeLessThanOrEqual(1)
    })
  },
)
