// retries failures of a busy machine once and prints the first error, which tools/test/flaky-tests.ts reads
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true })
