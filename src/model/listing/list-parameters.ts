/** Query parameters of a product list, after `lang`. The loader copies this file: both requests must have the same URL, to be shared. */
export const listParameters = ['product-list', 'category', 'size', 'page', 'includeSubCategories', 'splitByAttribute'] as const
