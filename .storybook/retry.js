// a browser on a busy machine gets a second chance, and what it said first is printed
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true })
