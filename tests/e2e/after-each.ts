import { afterEach } from 'vitest'
import { closeContexts } from './harness.ts'

afterEach(({ task }) => closeContexts({ hasFailed: task.result?.state === 'fail' }))
