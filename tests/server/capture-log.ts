import { onTestFinished, vi } from 'vitest'
import { log } from '../../server/log/log.ts'

/** Logs at a level until the test ends; returns the lines, to be read at any time. */
export function captureLog(level = 'info'): { text: string; lines: Record<string, unknown>[] } {
  const written: string[] = []
  const { level: before } = log
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0)
  log.level = level
  onTestFinished(() => {
    log.level = before
    spy.mockRestore()
  })
  return {
    get text() {
      return written.join('')
    },
    get lines() {
      return written.map((line) => JSON.parse(line))
    },
  }
}
