import { sections } from './sections.ts'

/** Keys of the sections that this customer has. */
export const useAllowedSections = (): readonly string[] => Object.keys(sections)
