import { expect, test } from 'vitest'
import { fromDesignTokens, readTheme, toDesignTokens, writeTheme } from '../../tools/tokens/design-tokens.ts'

const brand = {
  '--shop-color-page': 'light-dark(#f6f1e7, #14110d)',
  '--shop-color-primary': 'oklch(0.42 0.12 10)',
  '--shop-color-backdrop': 'oklch(0.2 0.03 262 / 0.5)',
  '--shop-color-link': '#7a1f3d',
  '--shop-font': '"Source Serif 4", Georgia, serif',
  '--shop-heading-weight': '500',
  '--shop-heading-tracking': '0.02em',
  '--shop-text-md': '1.0625rem',
  '--shop-leading': '1.6',
  '--shop-radius': '0px',
  '--shop-shadow-raised': '0px 2px 8px light-dark(oklch(0.2 0.03 40 / 0.2), oklch(0 0 0 / 0.5))',
  '--shop-motion': '240ms',
  '--shop-motion-ease': 'cubic-bezier(0.3, 0, 0, 1)',
  '--shop-z-overlay': '200',
}

test('a theme survives the way to design tokens and back', () => {
  const file = JSON.parse(JSON.stringify(toDesignTokens(readTheme(writeTheme(brand)))))
  expect(fromDesignTokens(file)).toEqual(brand)
})

test('design tokens have the format of the W3C, and those with the default value are left out', () => {
  const file = toDesignTokens({}) as Record<string, Record<string, { $type: string; $value: unknown; $extensions?: object }>>
  expect(file.color?.primary).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.42, 0.135, 262] },
    $extensions: { 'shop-kit': { dark: { colorSpace: 'oklch', components: [0.77, 0.1, 258] } } },
  })
  expect(file.color?.['primary-text']?.$value).toBe('{color.primary}')
  expect(file.radius?.card?.$value).toEqual({ value: 12, unit: 'px' })
  expect(file.text?.sm?.$value).toEqual({ value: 0.875, unit: 'rem' })
  expect(fromDesignTokens(file)).toEqual({})
})

test('reads files of other tools: aliases, types of groups, older notations', () => {
  const file = {
    palette: { wine: { $type: 'color', $value: '#7a1f3d' } },
    color: {
      $type: 'color',
      primary: { $value: '{palette.wine}' },
      link: { $value: { colorSpace: 'srgb', components: [0, 0.5, 1], alpha: 1 } },
    },
    radius: { base: { $type: 'dimension', $value: '4px' } },
    base: { font: { $type: 'fontFamily', $value: ['Source Serif 4', 'serif'] } },
  }
  expect(fromDesignTokens(file)).toEqual({
    '--shop-color-primary': '#7a1f3d',
    '--shop-color-link': 'color(srgb 0 0.5 1)',
    '--shop-radius': '4px',
    '--shop-font': '"Source Serif 4", serif',
  })
})

test('names what is wrong in a file', () => {
  const file = {
    color: {
      primary: { $type: 'color', $value: 'red; } body { display: none' },
      primray: { $type: 'color', $value: '#fff' },
      link: { $type: 'color', $value: '{color.nothing}' },
      text: { $type: 'dimension', $value: '1px' },
    },
    base: { font: { $type: 'fontFamily', $value: 'x; } @import "y"' } },
    radius: { base: { $type: 'dimension', $value: 'url(https://example.com)' } },
  }
  let message = ''
  try {
    fromDesignTokens(file)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message.split('\n').map((line) => line.split(':')[0])).toEqual([
    'color.text',
    'color.primary',
    'color.link',
    'base.font',
    'radius.base',
    'color.primray',
  ])
})
