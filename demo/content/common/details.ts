/** Description of a product by SKU and language: a paragraph, then bullet points. */
export type ProductDetails = Record<string, Record<'en' | 'lt', [paragraph: string, ...points: string[]]>>
