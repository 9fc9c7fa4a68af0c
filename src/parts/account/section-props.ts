/** What every section of the customer area is given. */
export interface SectionProps {
  /** entries of a page where the section has pages */
  pageSize: number
}
