/** Ids of the lists of a department: its reduced products and its bestsellers. */
export const departmentLists = (department: string) => ({ offers: `offers-${department}`, bestsellers: `bestsellers-${department}` })

/** Id of the list of the products that an article shows. */
export const storyList = (id: string) => `story-${id}`
