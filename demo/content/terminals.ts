/** A parcel terminal; its title is the carrier's and not translated. */
export interface TerminalSeed {
  id: string
  title: string
  country: string
  city: string
  address: string
}

/** Builds the terminals of a carrier from rows of country, city, title and address; an id is the carrier's prefix and a number. */
const terminals = (sign: string, ...rows: [country: string, city: string, title: string, address: string][]): TerminalSeed[] =>
  rows.map(([country, city, title, address], index) => ({ id: `${sign}${1001 + index}`, title, country, city, address }))

export const lpExpressTerminals = terminals(
  'LP',
  ['LT', 'Vilnius', 'Beržyno prekybos centras', 'Beržyno g. 11'],
  ['LT', 'Vilnius', 'Stoties skveras', 'Geležinkelio g. 6'],
  ['LT', 'Vilnius', 'Šeškinės turgelis', 'Ukmergės g. 282'],
  ['LT', 'Vilnius', 'Antakalnio žiedas', 'Antakalnio g. 75'],
  ['LT', 'Kaunas', 'Laisvės alėjos pasažas', 'Laisvės al. 60'],
  ['LT', 'Kaunas', 'Šilainių centras', 'Baltų pr. 49'],
  ['LT', 'Kaunas', 'Žaliakalnio krautuvė', 'Savanorių pr. 221'],
  ['LT', 'Klaipėda', 'Senojo turgaus aikštė', 'Turgaus g. 21'],
  ['LT', 'Klaipėda', 'Debreceno parduotuvė', 'Taikos pr. 66'],
  ['LT', 'Šiauliai', 'Tilžės alėja', 'Tilžės g. 109'],
  ['LT', 'Panevėžys', 'Respublikos aikštė', 'Respublikos g. 40'],
  ['LT', 'Alytus', 'Naujosios gatvės turgus', 'Naujoji g. 7'],
  ['LT', 'Marijampolė', 'Gedimino gatvė', 'Gedimino g. 28'],
  ['LT', 'Utena', 'Aušros parduotuvė', 'Aušros g. 20'],
)

export const omnivaTerminals = terminals(
  'OM',
  ['LT', 'Vilnius', 'Ozo sodai', 'Ozo g. 25'],
  ['LT', 'Vilnius', 'Naujamiesčio kiemas', 'Savanorių pr. 16'],
  ['LT', 'Kaunas', 'Dainavos turgavietė', 'V. Krėvės pr. 97'],
  ['LT', 'Klaipėda', 'Herkaus Manto gatvė', 'H. Manto g. 38'],
  ['LT', 'Šiauliai', 'Vilniaus gatvės bulvaras', 'Vilniaus g. 204'],
  ['LT', 'Telšiai', 'Respublikos gatvė', 'Respublikos g. 45'],
  ['LV', 'Rīga', 'Brīvības iela', 'Brīvības iela 90'],
  ['LV', 'Rīga', 'Pļavnieki', 'Andreja Saharova iela 20'],
  ['LV', 'Rīga', 'Āgenskalna tirgus', 'Nometņu iela 64'],
  ['LV', 'Daugavpils', 'Rīgas iela', 'Rīgas iela 9'],
  ['LV', 'Liepāja', 'Lielā iela', 'Lielā iela 13'],
  ['LV', 'Jelgava', 'Driksas iela', 'Driksas iela 4'],
  ['EE', 'Tallinn', 'Kesklinna pood', 'Narva maantee 7'],
  ['EE', 'Tallinn', 'Mustamäe keskus', 'Akadeemia tee 30'],
  ['EE', 'Tartu', 'Riia mäe pood', 'Riia 2'],
  ['EE', 'Pärnu', 'Papiniidu kauplus', 'Papiniidu 8'],
  ['EE', 'Narva', 'Tallinna maantee', 'Tallinna maantee 41'],
)

export const dpdTerminals = terminals(
  'DP',
  ['LT', 'Vilnius', 'Verkių degalinė', 'Verkių g. 29'],
  ['LT', 'Vilnius', 'Pilaitės kaimynas', 'Pilaitės pr. 31'],
  ['LT', 'Kaunas', 'Jonavos gatvės stotelė', 'Jonavos g. 60'],
  ['LT', 'Klaipėda', 'Liepų gatvė', 'Liepų g. 53'],
  ['LT', 'Panevėžys', 'Klaipėdos gatvė', 'Klaipėdos g. 143'],
  ['LT', 'Mažeikiai', 'Laisvės gatvė', 'Laisvės g. 13'],
  ['LV', 'Rīga', 'Dzirnavu iela', 'Dzirnavu iela 67'],
  ['LV', 'Rīga', 'Imanta', 'Kurzemes prospekts 1'],
  ['LV', 'Valmiera', 'Rīgas iela', 'Rīgas iela 4'],
  ['LV', 'Ventspils', 'Lielais prospekts', 'Lielais prospekts 3'],
  ['EE', 'Tallinn', 'Balti jaama turg', 'Kopli 1'],
  ['EE', 'Tartu', 'Lõunakeskuse tee', 'Ringtee 75'],
  ['EE', 'Viljandi', 'Tallinna tänav', 'Tallinna 41'],
)

export const venipakTerminals = terminals(
  'VP',
  ['LT', 'Vilnius', 'Kareivių knygynas', 'Kareivių g. 14'],
  ['LT', 'Vilnius', 'Lazdynų gėlės', 'Architektų g. 56'],
  ['LT', 'Kaunas', 'Pramonės dirbtuvės', 'Pramonės pr. 16'],
  ['LT', 'Klaipėda', 'Minijos dviračiai', 'Minijos g. 90'],
  ['LT', 'Šiauliai', 'Aušros vaistinė', 'Aušros al. 66'],
  ['LT', 'Kėdainiai', 'Basanavičiaus kioskas', 'J. Basanavičiaus g. 93'],
  ['LV', 'Rīga', 'Maskavas iela', 'Maskavas iela 240'],
  ['LV', 'Jūrmala', 'Jomas iela', 'Jomas iela 46'],
  ['EE', 'Tallinn', 'Lasnamäe pood', 'Mustakivi tee 13'],
  ['EE', 'Pärnu', 'Rüütli tänav', 'Rüütli 40'],
)
