import type { Language } from '../../server/languages/language.ts'
import type { ProductDetails } from '../content/common/details.ts'
import { inStockDays } from '../content/common/in-stock-days.ts'
import type { Text } from '../content/common/shape.ts'

/** Source data of a product's tabs. */
export interface TabFacts {
  /** short description, shown until the product has details */
  text: Text
  details: ProductDetails[string] | undefined
  /** value code of the attribute `material` */
  material: string | undefined
  inStock: boolean
  days: readonly [min: number, max: number] | undefined
  isMadeToOrder: boolean
}

const wood = {
  en: 'Wipe with a dry or barely damp cloth and oil the wood once a year. Keep it away from radiators and standing water.',
  lt: 'Valykite sausa arba vos drėgna šluoste, kartą per metus patepkite medienai skirtu aliejumi. Saugokite nuo radiatorių ir stovinčio vandens.',
}
const metal = {
  en: 'Dry it after use and put a drop of oil on bare metal before storing it for long. Rust that has just begun comes off with steel wool.',
  lt: 'Po naudojimo nusausinkite, o prieš ilgesnį sandėliavimą neapsaugotą metalą patepkite lašu alyvos. Ką tik atsiradusias rūdis nuvalo plieno vata.',
}
const cloth = {
  en: 'Wash at 30 degrees with similar colours and dry on a line. Iron while it is still a little damp.',
  lt: 'Skalbkite 30 laipsnių temperatūroje su panašių spalvų gaminiais ir džiovinkite pakabinę. Lyginkite dar šiek tiek drėgną.',
}
const hard = {
  en: 'Warm water and a soft cloth are enough; scouring powder leaves scratches that stay.',
  lt: 'Pakanka šilto vandens ir minkštos šluostės; šveitimo milteliai palieka įbrėžimų, kurie neišnyksta.',
}
const gentle = {
  en: 'Keep it dry, out of strong sun and out of reach of pets, and it will look new for a long time.',
  lt: 'Laikykite sausai, saugokite nuo stiprios saulės ir augintinių, ir gaminys ilgai atrodys kaip naujas.',
}
const leather = {
  en: 'Brush off dirt when it is dry and feed the leather with wax twice a year.',
  lt: 'Išdžiūvusį purvą nuvalykite šepečiu, o odą du kartus per metus patepkite vašku.',
}

const careByMaterial: Record<string, Text> = {
  oak: wood,
  ash: wood,
  beech: wood,
  birch: wood,
  bamboo: wood,
  steel: metal,
  'cast-iron': metal,
  brass: metal,
  stainless: hard,
  aluminium: hard,
  plastic: hard,
  rubber: hard,
  glass: hard,
  stoneware: hard,
  terracotta: hard,
  linen: cloth,
  cotton: cloth,
  wool: {
    en: 'Air it often and wash it rarely, by hand in lukewarm water. Dry it lying flat.',
    lt: 'Dažnai vėdinkite, o skalbkite retai – rankomis drungname vandenyje. Džiovinkite paguldytą.',
  },
  polyester: cloth,
  nylon: cloth,
  leather,
}

const general: Text = {
  en: 'If a part wears out or breaks, write to us: we keep spare parts where the maker does and mend what can be mended.',
  lt: 'Jei kuri nors dalis susidėvi ar sulūžta, parašykite mums: turime atsarginių dalių, jei jų turi gamintojas, ir taisome tai, ką galima pataisyti.',
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')

const list = (points: string[]) => (points.length > 0 ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : '')

const describe = ([paragraph, ...points]: [paragraph: string, ...points: string[]]) => paragraphs(paragraph) + list(points)

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function delivery({ inStock, days, isMadeToOrder }: TabFacts): Text {
  if (inStock)
    return {
      en: `On our shelves. Ordered before 14:00 on a working day, it leaves the same afternoon and reaches you in ${inStockDays.join('–')} working days.`,
      lt: `Yra mūsų sandėlyje. Darbo dieną iki 14 val. užsakyta prekė išvežama tą pačią popietę ir jus pasiekia per ${inStockDays.join('–')} darbo dienas.`,
    }
  if (days)
    return {
      en: `Sold out for the moment. A new delivery is on its way: allow ${days[0]} to ${days[1]} days until it is with you.`,
      lt: `Šiuo metu išparduota. Nauja siunta jau pakeliui: prekė jus pasieks per ${days[0]}–${days[1]} d.`,
    }
  if (isMadeToOrder)
    return {
      en: 'Made to order. We confirm the date by email within one working day of your order.',
      lt: 'Gaminama pagal užsakymą. Tikslią datą patvirtinsime el. paštu per vieną darbo dieną nuo užsakymo.',
    }
  return {
    en: 'Sold out, and the maker has not named a date yet. Put it on your wish list and look in again.',
    lt: 'Išparduota, o gamintojas datos dar nenurodė. Įtraukite prekę į norų sąrašą ir užsukite dar kartą.',
  }
}

const returns: Text = {
  en: 'You can return it unused within 30 days; we pay the way back when the fault is ours.',
  lt: 'Nenaudotą prekę galite grąžinti per 30 dienų; jei klaida mūsų, grąžinimą apmokame mes.',
}

/** Generates the tabs of a product page in both languages, as HTML by tab code. */
export function createTabs(facts: TabFacts): Readonly<Record<Language, Record<string, string>>> {
  const care = careByMaterial[facts.material ?? ''] ?? gentle
  const way = delivery(facts)
  const tabs = (['en', 'lt'] as const).map((lang) => [
    lang,
    {
      description: describe(facts.details?.[lang] ?? [facts.text[lang]]),
      care: paragraphs(care[lang], general[lang]),
      delivery: paragraphs(way[lang], returns[lang]),
    },
  ])
  return Object.fromEntries(tabs)
}
