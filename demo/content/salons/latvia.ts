import { hours, salonsIn } from './shape.ts'

const city = hours('10:00–20:00', '10:00–18:00')
const town = hours('9:00–18:00', '10:00–15:00')

/** The shops in Latvia. */
export const latvianSalons = salonsIn('LV', [
  ['riga-centre', 'Riga', 'Rygoje', 'Rīga', 'Bruņinieku iela 22', '56.9590,24.1270', '+371 6720 5514', city],
  ['riga-pardaugava', 'Riga Pārdaugava', 'Rygoje, Pardaugavoje', 'Rīga', 'Kalnciema iela 61', '56.9461,24.0677', '+371 6720 5521', city],
  ['liepaja', 'Liepāja', 'Liepojoje', 'Liepāja', 'Graudu iela 27', '56.5083,21.0108', '+371 6340 5514', town],
  ['daugavpils', 'Daugavpils', 'Daugpilyje', 'Daugavpils', 'Rīgas iela 30', '55.8714,26.5161', '+371 6540 5514', town],
  ['jelgava', 'Jelgava', 'Jelgavoje', 'Jelgava', 'Lielā iela 11', '56.6511,23.7214', '+371 6300 5514', town],
  ['valmiera', 'Valmiera', 'Valmieroje', 'Valmiera', 'Rīgas iela 13', '57.5385,25.4264', '+371 6420 5514', town],
])
