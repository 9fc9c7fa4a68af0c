import { hours, salonsIn } from './shape.ts'

const city = hours('9:00–20:00', '10:00–18:00', '10:00–16:00')
const mall = hours('10:00–21:00', '10:00–21:00', '10:00–20:00')
const town = hours('9:00–18:00', '9:00–15:00')

/** The shops in Lithuania. */
export const lithuanianSalons = salonsIn('LT', [
  [
    'vilnius-centre',
    'Vilnius',
    'Vilniuje',
    'Vilnius',
    'Beržų g. 14',
    '54.6872,25.2797',
    '+370 5 205 5514',
    hours('9:00–20:00', '10:00–18:00'),
  ],
  ['vilnius-ozas', 'Vilnius North', 'Vilniuje, Ozo gatvėje', 'Vilnius', 'Ozo g. 41', '54.7141,25.2748', '+370 5 205 5521', mall],
  ['vilnius-pilaite', 'Vilnius West', 'Vilniuje, Pilaitėje', 'Vilnius', 'Pilaitės pr. 16', '54.7019,25.1861', '+370 5 205 5522', city],
  [
    'kaunas-old-town',
    'Kaunas',
    'Kaune',
    'Kaunas',
    'Vilniaus g. 37',
    '54.8972,23.8869',
    '+370 37 205 514',
    hours('10:00–19:00', '10:00–17:00'),
  ],
  ['kaunas-silainiai', 'Kaunas Šilainiai', 'Kaune, Šilainiuose', 'Kaunas', 'Baltų pr. 53', '54.9331,23.8871', '+370 37 205 521', mall],
  [
    'klaipeda-harbour',
    'Klaipėda',
    'Klaipėdoje',
    'Klaipėda',
    'Žvejų g. 8',
    '55.7068,21.1306',
    '+370 46 205 514',
    hours('10:00–19:00', '10:00–16:00'),
  ],
  [
    'klaipeda-south',
    'Klaipėda South',
    'Klaipėdoje, Taikos prospekte',
    'Klaipėda',
    'Taikos pr. 139',
    '55.6702,21.1797',
    '+370 46 205 521',
    mall,
  ],
  ['siauliai', 'Šiauliai', 'Šiauliuose', 'Šiauliai', 'Vilniaus g. 204', '55.9326,23.3169', '+370 41 205 514', city],
  ['panevezys', 'Panevėžys', 'Panevėžyje', 'Panevėžys', 'Laisvės a. 9', '55.7344,24.3575', '+370 45 205 514', city],
  ['alytus', 'Alytus', 'Alytuje', 'Alytus', 'Pulko g. 22', '54.4014,24.0466', '+370 315 20 514', town],
  ['marijampole', 'Marijampolė', 'Marijampolėje', 'Marijampolė', 'Kauno g. 7', '54.5594,23.3541', '+370 343 20 514', town],
  ['utena', 'Utena', 'Utenoje', 'Utena', 'J. Basanavičiaus g. 52', '55.4976,25.5993', '+370 389 20 514', town],
  ['mazeikiai', 'Mažeikiai', 'Mažeikiuose', 'Mažeikiai', 'Laisvės g. 18', '56.3094,22.3386', '+370 443 20 514', town],
  ['taurage', 'Tauragė', 'Tauragėje', 'Tauragė', 'Dariaus ir Girėno g. 5', '55.2522,22.2897', '+370 446 20 514', town],
  [
    'palanga',
    'Palanga',
    'Palangoje',
    'Palanga',
    'Vytauto g. 98',
    '55.9175,21.0686',
    '+370 460 20 514',
    hours('10:00–18:00', '10:00–18:00', '11:00–16:00'),
  ],
])
