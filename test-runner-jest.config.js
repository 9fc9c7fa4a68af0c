import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()

/** tools/storybook/stories.ts sets the browser. .storybook/test-environment.js replaces the runner's setup, which would run for every file. */
export default {
  ...base,
  testEnvironment: '<rootDir>/.storybook/test-environment.js',
  setupFilesAfterEnv: ['<rootDir>/.storybook/retry.js'],
  snapshotSerializers: [],
  roots: ['<rootDir>/stories', '<rootDir>/.storybook'],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: JSON.parse(process.env.CHROMIUM_FLAGS ?? '[]') },
    },
  },
}
