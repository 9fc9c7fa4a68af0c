import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()

/** The browser that scripts/stories.ts found runs the stories; test-environment.js does what the runner's own set-up does in each file. */
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
