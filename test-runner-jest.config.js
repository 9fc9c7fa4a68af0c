import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()

/** The browser that scripts/stories.ts found runs the stories. */
export default {
  ...base,
  setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), '<rootDir>/.storybook/retry.js'],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean) },
    },
  },
}
