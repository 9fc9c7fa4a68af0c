/** Code of a language that the shop speaks, such as `en`. The shop's `Languages` know which codes it has. */
export type Language = string

/** A text by language. */
export type Text = Readonly<Record<Language, string>>
