/** What the pages of a shop look like, if not like the demo. */
export interface SiteLook {
  /** names of the files of demo/pages/shop that this shop serves */
  files: ReadonlySet<string>
  /** CSS that overrides the tokens of the kit; served as `/theme.css` */
  theme?: string | undefined
}
