import type { CustomerInput } from '../../server/account/customers.ts'
import type { Language } from './common/shape.ts'

export interface CustomerSeed {
  id: string
  email: string
  /** public, for the demo only */
  password: string
  language: Language
  b2b: boolean
  /** euros */
  creditLimit?: number
  details: CustomerInput
}

/** The demo accounts: a private and a business buyer. */
export const demoCustomers: readonly CustomerSeed[] = [
  {
    id: 'ona',
    email: 'ona@birchandbolt.example',
    password: 'autumn-forest-walk',
    language: 'lt',
    b2b: false,
    details: {
      name: 'Ona',
      surname: 'Petraitienė',
      phone: '+37061234567',
      buyAs: 'b2c',
      country: 'LT',
      addresses: [
        {
          _id: 'ona-home',
          title: 'Namai',
          country: 'LT',
          city: 'Vilnius',
          address: 'Beržų g. 14-7',
          postcode: '03100',
          name: 'Ona',
          surname: 'Petraitienė',
          email: 'ona@birchandbolt.example',
          phone: '+37061234567',
        },
      ],
    },
  },
  {
    id: 'tomas',
    email: 'tomas@birchandbolt.example',
    password: 'planks-and-chisels',
    language: 'en',
    b2b: true,
    creditLimit: 5000,
    details: {
      name: 'Tomas',
      surname: 'Jankauskas',
      phone: '+37069876543',
      buyAs: 'b2b',
      country: 'LT',
      companyName: 'Meistrų kiemas, UAB',
      companyEmail: 'office@meistrukiemas.example',
      companyPhone: '+37037201122',
      companyCode: '302611458',
      companyVatCode: 'LT100006114516',
      companyAddress: 'Taikos pr. 88',
      companyCountry: 'LT',
      companyCity: 'Kaunas',
      companyPostcode: '51180',
      companyWebSite: 'https://meistrukiemas.example',
      addresses: [
        {
          _id: 'tomas-workshop',
          title: 'Dirbtuvės',
          country: 'LT',
          city: 'Kaunas',
          address: 'Taikos pr. 88',
          postcode: '51180',
          name: 'Tomas',
          surname: 'Jankauskas',
          email: 'tomas@birchandbolt.example',
          phone: '+37069876543',
          comment: 'Vartai atviri 7–16 val.',
        },
        {
          _id: 'tomas-site',
          title: 'Statybvietė Klaipėdoje',
          country: 'LT',
          city: 'Klaipėda',
          address: 'Minijos g. 42',
          postcode: '91208',
          name: 'Rasa',
          surname: 'Kazlauskaitė',
          email: 'rasa@meistrukiemas.example',
          phone: '+37065550188',
        },
      ],
    },
  },
]

/** The operator of the demo shop; signs in at /dev/admin. */
export const demoOperator = { id: 'greta', name: 'Greta', email: 'greta@birchandbolt.example', password: 'keys-to-the-shop' }
