const maxCharacters = 150

/** The name of a file as people may see it: no folders, nothing invisible, nothing that turns the direction of writing. */
export function displayName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const ending = /\.[^.]{1,5}$/.exec(name)?.[0] ?? ''
  return name.length > maxCharacters ? name.slice(0, maxCharacters - ending.length) + ending : name
}
