/** The tabs of a product page in display order. */
export const tabOrder = ['description', 'care', 'delivery']
