import { hours, salonsIn } from './shape.ts'

const city = hours('10:00–20:00', '11:00–18:00')
const town = hours('9:00–18:00', '10:00–15:00')

/** The shops in Estonia. */
export const estonianSalons = salonsIn('EE', [
  ['tallinn-kalamaja', 'Tallinn', 'Taline', 'Tallinn', 'Telliskivi 12', '59.4401,24.7300', '+372 620 5514', city],
  [
    'tallinn-ulemiste',
    'Tallinn Ülemiste',
    'Taline, Suur-Sõjamäe gatvėje',
    'Tallinn',
    'Suur-Sõjamäe 4',
    '59.4229,24.7936',
    '+372 620 5521',
    hours('10:00–21:00', '10:00–21:00', '10:00–19:00'),
  ],
  ['tartu', 'Tartu', 'Tartu', 'Tartu', 'Riia 18', '58.3746,26.7217', '+372 730 5514', city],
  ['parnu', 'Pärnu', 'Pernu', 'Pärnu', 'Rüütli 40', '58.3855,24.4971', '+372 447 5514', town],
  ['narva', 'Narva', 'Narvoje', 'Narva', 'Puškini 13', '59.3772,28.1903', '+372 350 5514', town],
])
