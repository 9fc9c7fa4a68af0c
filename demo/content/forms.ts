import type { StoredForm } from '../../server/forms/stored-form.ts'
import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'
import { configuration } from './configuration.ts'

const { companyPhone } = configuration
const phoneLink = `<a href="tel:${companyPhone.replaceAll(' ', '')}">${companyPhone.replaceAll(' ', '\u00a0')}</a>`
const call = both(
  `<p>Or call ${phoneLink} on working days from 8 to 17.</p>`,
  `<p>Arba skambinkite ${phoneLink} darbo dienomis nuo 8 iki 17\u00a0val.</p>`,
)

export type FormSeed = StoredForm<Text>
type FormElementSeed = FormSeed['elements'][number]

const name: FormElementSeed = { id: 'name', type: 'textInput', title: both('Name', 'Vardas'), required: true, autoFillFrom: 'name' }
const surname: FormElementSeed = { id: 'surname', type: 'textInput', title: both('Surname', 'Pavardė'), autoFillFrom: 'surname' }
const email: FormElementSeed = {
  id: 'email',
  type: 'emailInput',
  title: both('Email', 'El. paštas'),
  required: true,
  autoFillFrom: 'email',
}
const phone: FormElementSeed = { id: 'phone', type: 'textInput', title: both('Phone', 'Telefonas'), autoFillFrom: 'phone' }
/** for business customers only (FORM-23, FORM-24) */
const companyName: FormElementSeed = {
  id: 'company',
  type: 'textInput',
  title: both('Company', 'Įmonė'),
  required: true,
  autoFillFrom: 'companyName',
}

const inquiry: FormSeed = {
  _id: 'inquiry',
  title: both('Ask about this product', 'Klauskite apie šią prekę'),
  description: both(
    '<p>A larger quantity, another colour, a delivery date that matters: write to us, and a person answers <strong>within one working day</strong>.</p>',
    '<p>Didesnis kiekis, kita spalva, svarbi pristatymo data\u00a0– parašykite mums, ir atsakysime <strong>per vieną darbo dieną</strong>.</p>',
  ),
  elements: [
    name,
    surname,
    email,
    companyName,
    { id: 'product', type: 'textInput', title: both('Product', 'Prekė'), required: true, autoFillFrom: 'productTitle' },
    { id: 'code', type: 'textInput', title: both('Product code', 'Prekės kodas'), autoFillFrom: 'productCode' },
    { id: 'question', type: 'textArea', title: both('Your question', 'Jūsų klausimas'), required: true },
  ],
}

const contact: FormSeed = {
  _id: 'contact',
  title: both('Write to us', 'Parašykite mums'),
  description: both(
    '<p>We read everything and answer on working days from 8 to 17.</p>',
    '<p>Perskaitome viską, o atsakome darbo dienomis nuo 8 iki 17\u00a0val.</p>',
  ),
  elements: [
    name,
    email,
    phone,
    companyName,
    {
      id: 'subject',
      type: 'selectOption',
      title: both('What is it about?', 'Dėl ko rašote?'),
      required: true,
      selectOptions: [
        { value: 'order', title: both('An order', 'Dėl užsakymo') },
        { value: 'product', title: both('A product', 'Dėl prekės') },
        { value: 'invoice', title: both('An invoice', 'Dėl sąskaitos') },
        { value: 'other', title: both('Something else', 'Dėl kitko') },
      ],
    },
    { id: 'message', type: 'textArea', title: both('Message', 'Žinutė'), required: true },
  ],
}

const serviceRequest: FormSeed = {
  _id: 'service-request',
  title: both('Ask for a repair', 'Kreipkitės dėl remonto'),
  description: both(
    `<p>Tell us what is broken. We repair what we sell, also after the warranty has run out, and name the price <strong>before</strong> we begin.</p>${call.en}`,
    `<p>Papasakokite, kas sugedo. Taisome viską, ką parduodame, net jei garantija baigėsi, o kainą pasakome <strong>prieš pradėdami</strong>.</p>${call.lt}`,
  ),
  elements: [
    name,
    surname,
    email,
    companyName,
    {
      id: 'order',
      type: 'textInput',
      title: both('Order number', 'Užsakymo numeris'),
      comment: both('<p>Six digits, in the subject of your confirmation.</p>', '<p>Šeši skaitmenys patvirtinimo laiško temoje.</p>'),
    },
    {
      id: 'fault',
      type: 'selectOption',
      title: both('Type of fault', 'Gedimo tipas'),
      required: true,
      selectOptions: [
        { value: 'broken', title: both('It does not work', 'Neveikia') },
        { value: 'damaged', title: both('It arrived damaged', 'Gavau pažeistą prekę') },
        { value: 'part', title: both('A part is missing', 'Trūksta dalies') },
        { value: 'maintenance', title: both('It needs maintenance', 'Reikia techninės priežiūros') },
      ],
    },
    { id: 'description', type: 'textArea', title: both('What happened?', 'Aprašykite gedimą'), required: true },
    {
      id: 'photos',
      type: 'fileInput',
      title: both('Photos', 'Nuotraukos'),
      comment: both('<p>PNG, JPEG or WebP.</p>', '<p>PNG, JPEG arba WebP.</p>'),
    },
    {
      id: 'receipt',
      type: 'fileInput',
      title: both('Receipt or invoice', 'Kvitas arba sąskaita'),
      comment: both('<p>PDF or a photo.</p>', '<p>PDF arba nuotrauka.</p>'),
    },
    {
      id: 'satisfaction',
      type: 'rating',
      title: both('How happy were you with it before?', 'Ar iki tol buvote patenkinti preke?'),
      comment: both('<p><em>1</em> not at all, <em>5</em> very much</p>', '<p><em>1</em>\u00a0– visai ne, <em>5</em>\u00a0– labai</p>'),
    },
  ],
}

const tradeAccount: FormSeed = {
  _id: 'trade-account',
  title: both('Talk to us about larger volumes', 'Pasikalbėkime apie didesnius kiekius'),
  description: both(
    `<p>Invoices payable within 30 days, prices by quantity and one person who knows your orders. Tell us about your business.</p>${call.en}`,
    `<p>Sąskaitos apmokėjimas per 30 dienų, kiekio nuolaidos ir vienas žmogus, žinantis Jūsų užsakymus. Papasakokite apie savo verslą.</p>${call.lt}`,
  ),
  elements: [
    name,
    surname,
    email,
    { ...phone, required: true },
    { id: 'business', type: 'textInput', title: both('Company name', 'Įmonės pavadinimas'), required: true },
    { id: 'companyCode', type: 'textInput', title: both('Company code', 'Įmonės kodas'), required: true, autoFillFrom: 'companyCode' },
    {
      id: 'turnover',
      type: 'selectOption',
      title: both('Expected yearly spend', 'Numatomi pirkimai per metus'),
      required: true,
      selectOptions: [
        { value: 'under-5000', title: both('Up to €5000', 'Iki €5000') },
        { value: '5000-20000', title: both('€5000 to €20\u00a0000', 'Nuo €5000 iki €20\u00a0000') },
        { value: 'over-20000', title: both('More than €20\u00a0000', 'Daugiau kaip €20\u00a0000') },
      ],
    },
    {
      id: 'extract',
      type: 'fileInput',
      title: both('Company register extract', 'Registro išrašas'),
      comment: both('<p>PDF, not older than three months.</p>', '<p>PDF, ne senesnis kaip trijų mėnesių.</p>'),
    },
    { id: 'remarks', type: 'textArea', title: both('Anything else', 'Kita informacija') },
  ],
}

/** The request forms of the shop. */
export const forms: readonly FormSeed[] = [inquiry, contact, serviceRequest, tradeAccount]
