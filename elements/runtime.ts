/* Code that every page with a tag needs: `define` and the settings. The build makes one chunk of it (scripts/kit-chunks.ts). */
export { config } from './config.ts'
export { define } from './kit/define.tsx'
