import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { moneyOf } from '../../../src/domain/money-format.ts'
import type { Configuration } from '../../../src/model/app/configuration.ts'
import type { Language } from '../../languages/language.ts'
import type { Words } from '../../languages/words.ts'

/** A line of the offer; amounts in units of the currency, VAT included. Without a price, this quantity is not available. */
export interface OfferLine {
  code: string
  title: string
  quantity: number
  price: number | undefined
  total: number | undefined
  /** paid extras of one piece */
  services: readonly { title: string; price: number }[]
  /** key of its picture in `pictures` */
  picture: string | undefined
}

export interface Offer {
  language: Language
  at: Date
  currency: string
  priceFormat?: Configuration['priceFormat']
  /** the shop's company: its name and further lines of the header */
  company: { name: string | undefined; lines: readonly string[] }
  /** of headings, such as `#24493c` */
  colour?: string | undefined
  lines: readonly OfferLine[]
  total: number
  totalVAT: number
  /** what the discount code took; it is part of the other amounts */
  discount: number
  /** 0.21 is 21 percent */
  vatRate: number
  /** jpeg data by name */
  pictures: Readonly<Record<string, Buffer>>
}

type OfferWords = Words['offer']

const defaultInk = '#1f2a26'
const quiet = '#5d6b64'
const pictureWidth = 34

/** The offer as a pdfmake document. Content of the request becomes plain text; the only pictures are those of `offer` (R44). */
export function offerDocument(offer: Offer, words: OfferWords): TDocumentDefinitions {
  return {
    info: {
      title: [words.title, offer.company.name].filter(Boolean).join(' – '),
      ...(offer.company.name && { author: offer.company.name }),
    },
    language: offer.language,
    pageMargins: [40, 40, 40, 56],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    images: Object.fromEntries(
      Object.entries(offer.pictures).map(([name, bytes]) => [name, `data:image/jpeg;base64,${bytes.toString('base64')}`]),
    ),
    content: [
      head(offer, words),
      productTable(offer, words),
      sums(offer, words),
      { text: words.note, color: quiet, margin: [0, 16, 0, 0] },
    ],
  }
}

function head({ at, company, colour: ink = defaultInk }: Offer, words: OfferWords): Content {
  return {
    columns: [
      {
        stack: [
          { text: words.title, fontSize: 20, bold: true, color: ink },
          { text: `${words.date}: ${at.toISOString().slice(0, 10)}`, color: quiet, margin: [0, 4, 0, 0] },
        ],
      },
      {
        stack: [...(company.name ? [{ text: company.name, bold: true }] : []), ...company.lines.map((text) => ({ text, color: quiet }))],
        alignment: 'right',
      },
    ],
    margin: [0, 0, 0, 20],
  }
}

function productTable(offer: Offer, words: OfferWords): Content {
  const { colour: ink = defaultInk } = offer
  const hasPictures = Object.keys(offer.pictures).length > 0
  const title = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({ text, bold: true, color: ink, alignment })
  return {
    layout: 'offer',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...(hasPictures ? [pictureWidth] : []), 86, '*', 36, 62, 66],
      body: [
        [
          ...(hasPictures ? [title('')] : []),
          ...[
            title(words.code),
            title(words.product),
            title(words.quantity, 'right'),
            title(words.price, 'right'),
            title(words.sum, 'right'),
          ],
        ],
        ...offer.lines.map((line) => [...(hasPictures ? [pictureCell(line, offer)] : []), ...productCells(line, offer, words)]),
      ],
    },
  }
}

const pictureCell = ({ picture }: OfferLine, { pictures }: Offer): TableCell =>
  picture && Object.hasOwn(pictures, picture) ? { image: picture, fit: [pictureWidth, pictureWidth] } : ''

function productCells({ code, title, quantity, price, total, services }: OfferLine, offer: Offer, words: OfferWords): TableCell[] {
  const { format } = moneyOf(offer)
  const amount = (value: number | undefined): TableCell => ({
    text: value === undefined ? '–' : format(value, offer.currency),
    alignment: 'right',
    noWrap: true,
  })
  const extras = services.map((service) => `${service.title}, ${format(service.price, offer.currency)}`)
  const notes = [...extras, ...(price === undefined ? [words.unavailable] : [])]
  return [
    { text: code, color: quiet },
    { stack: [title, ...notes.map((text) => ({ text, color: quiet }))] },
    { text: String(quantity), alignment: 'right' },
    amount(price),
    amount(total),
  ]
}

function sums(offer: Offer, words: OfferWords): Content {
  const { total, totalVAT, discount, vatRate, colour: ink = defaultInk } = offer
  const { format } = moneyOf(offer)
  const row = (label: string, amount: number, bold = false): TableCell[] => [
    { text: label, alignment: 'right', bold, color: bold ? ink : quiet },
    { text: format(amount, offer.currency), alignment: 'right', bold, noWrap: true },
  ]
  return {
    layout: 'noBorders',
    margin: [0, 12, 0, 0],
    unbreakable: true,
    table: {
      widths: ['*', 80],
      body: [
        ...(discount > 0 ? [row(words.discount, discount)] : []),
        row(words.withoutVAT, total - totalVAT),
        row(`${words.VAT} ${Number((vatRate * 100).toFixed(2))} %`, totalVAT),
        row(words.total, total, true),
      ],
    },
  }
}
