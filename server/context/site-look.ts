/** What the pages of a shop look like, if not like its content says. */
export interface SiteLook {
  /** names of the files of the content's folder of pages that this shop serves */
  files: ReadonlySet<string>
  /** CSS that overrides the tokens of the kit; served as `/theme.css` */
  theme?: string | undefined
}
