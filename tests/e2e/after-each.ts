import { afterEach } from 'vitest'
import { closeContexts } from './harness.ts'

afterEach(closeContexts)
