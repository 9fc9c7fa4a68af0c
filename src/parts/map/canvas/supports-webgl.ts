/** Whether the browser lets a page draw on its graphics card, which a map needs. */
export function supportsWebGL(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  gl?.getExtension('WEBGL_lose_context')?.loseContext() // browsers count how many there are
  return gl !== null
}
