const maxCharacters = 150

/** A file name that is safe to display: without folders, invisible characters and changes of the writing direction. */
export function displayName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const ending = /\.[^.]{1,5}$/.exec(name)?.[0] ?? ''
  return name.length > maxCharacters ? name.slice(0, maxCharacters - ending.length) + ending : name
}
