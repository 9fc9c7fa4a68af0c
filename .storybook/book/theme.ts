import { create } from 'storybook/theming'

const shared = {
  brandTitle: 'shop-kit',
  brandUrl: './?path=/docs/start-here-welcome--docs',
  brandTarget: '_self',
  fontBase: '"Helvetica Neue", Arial, "Liberation Sans", sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 6,
} as const

/** The look of Storybook itself, in the default colours of the kit (src/ui/base.css). */
export const bookThemes = {
  light: create({
    base: 'light',
    ...shared,
    colorPrimary: '#1d3f8f',
    colorSecondary: '#1d3f8f',
    appBg: '#f4f5f8',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dfe1e6',
    textColor: '#171c26',
    textMutedColor: '#585f6d',
    barBg: '#ffffff',
    barTextColor: '#585f6d',
    barSelectedColor: '#1d3f8f',
  }),
  dark: create({
    base: 'dark',
    ...shared,
    colorPrimary: '#9fbcff',
    colorSecondary: '#9fbcff',
    appBg: '#0f131a',
    appContentBg: '#10141c',
    appPreviewBg: '#10141c',
    appBorderColor: '#343a46',
    textColor: '#eef0f5',
    textInverseColor: '#10141c',
    textMutedColor: '#a7adba',
    barBg: '#141922',
    barTextColor: '#a7adba',
    barSelectedColor: '#9fbcff',
    barHoverColor: '#9fbcff',
    inputBg: '#171c26',
    inputBorder: '#444b5a',
    inputTextColor: '#eef0f5',
    buttonBg: '#1d2430',
    buttonBorder: '#444b5a',
    booleanBg: '#1d2430',
    booleanSelectedBg: '#343a46',
  }),
}
